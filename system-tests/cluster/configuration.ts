import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the recipe docs/recipes/run-on-several-machines.md. */
type File = 'patroni.yml' | 'haproxy.cfg' | 'pgbouncer.ini'

/** Writes a configuration with its `${...}` filled in, as envsubst does. @throws Error for a name without a value */
export function configure(
  file: File,
  { to, values }: { readonly to: string; readonly values: Readonly<Record<string, string>> },
): string {
  const text = readFileSync(join(import.meta.dirname, 'configuration', file), 'utf8')
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} needs ${name}`)
    return value
  })
  writeFileSync(to, filled)
  return to
}

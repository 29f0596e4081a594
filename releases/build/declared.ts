import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { prettifyError } from 'zod'
import { AreaDeclaration, type AreaInput } from '@darnley/contract/area'

/** Exposed module > its file: `./wizard` > `./src/pages/wizard/page.tsx`. */
export type Exposes = Readonly<Record<string, string>>

/** Checks what an area declares. @throws Error that names each wrong field */
export function readDeclaration(input: AreaInput): AreaDeclaration {
  const read = AreaDeclaration.safeParse(input)
  if (read.success) return read.data
  throw new Error(`src/pages.ts declares what a site can't show:\n${prettifyError(read.error)}`)
}

/** Returns the modules that a declaration names. @throws Error for one without a file in the remote's folder */
export function exposesOf({ pages, slots }: AreaDeclaration, root: string): Exposes {
  const files = [
    ...pages.map(({ module }) => [module, `./src/pages/${module.slice(2)}/page.tsx`] as const),
    ...slots.map(({ module }) => [module, `./src/slots/${module.slice(2)}.tsx`] as const),
  ]
  const missing = files.filter(([, file]) => !existsSync(resolve(root, file)))
  if (missing.length === 0) return Object.fromEntries(files)
  const lines = missing.map(([module, file]) => `  '${module}' needs ${file}`)
  throw new Error(`src/pages.ts declares modules without a file:\n${lines.join('\n')}`)
}

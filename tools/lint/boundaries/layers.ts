import { isBuiltin } from 'node:module'
import type { Import } from './imports.ts'
import type { Fault } from './rules.ts'

/** The files that may hold SQL besides those in src/db: repositories and seeds. */
const holdsSql = /(?:^|\/)(?:[\w-]+-)?(?:repository|seed)\.ts$|\/repository\//

const sql = /^(?:drizzle-orm|pg)(?:\/|$)|^#src\/db\/(?:schema\/|prepared\.ts$)/

/** What a rule must not import: files, network, database, and modules that use them. */
const io =
  /^(?:drizzle-orm|pg|fastify|undici|nodemailer|stripe)(?:\/|$)|^#src\/(?:db|plugins)\/|^#src\/(?:services|config)\.ts$|repository\.ts$/

/** Judges one import by the layer of its file; undefined when it is allowed. */
export function judgeLayer(
  { specifier, isType }: Import,
  { packagePath, file }: { readonly packagePath: string; readonly file: string },
): Fault | undefined {
  if (isTest(file)) return undefined
  if (isRules(file) && !isType && (isBuiltin(specifier) || io.test(specifier)))
    return {
      rule: `rules are pure, and '${specifier}' is I/O`,
      cure: 'let the caller read it and pass the value on',
    }
  if (packagePath !== 'api') return undefined
  const mayHoldSql = file.startsWith('src/db/') || holdsSql.test(file)
  if (file.startsWith('src/') && !isType && sql.test(specifier) && !mayHoldSql)
    return {
      rule: `SQL outside of a repository: '${specifier}'`,
      cure: 'move the query to repository.ts or <thing>-repository.ts of this folder',
    }
  if (file.startsWith('src/lib/') && specifier.startsWith('#src/modules/'))
    return {
      rule: `lib is below the modules, and '${specifier}' is one`,
      cure: 'move the file into the module, or pass what it needs as a parameter',
    }
  return undefined
}

/** Judges a use of the clock, random numbers, the environment or the network; undefined when it is allowed. */
export function judgeSideEffect(name: string, file: string): Fault | undefined {
  if (!isRules(file) || isTest(file)) return undefined
  return { rule: `rules are pure, and ${name} is not`, cure: 'pass its value as a parameter' }
}

/** Whether a file holds a module's business rules; not the rules of settings (`config-rules.ts`) or of a check. */
export function isRules(file: string): boolean {
  return /^src\/(?!configuration\/).*\/rules\.ts$/.test(file)
}

function isTest(file: string): boolean {
  return file.endsWith('.test.ts')
}

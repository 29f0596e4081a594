import type { TestEnvironment } from './test-environment.ts'

/** Returns every table with a text. */
export async function tablesWith(environment: TestEnvironment, text: string): Promise<string[]> {
  const tables = await environment.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await environment.query(
        `select 1 from "${name}" as each where each::text like '%' || $1 || '%' limit 1`,
        [text],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Folders whose command prints the settings of a part. */
const folders = ['content', 'api', 'host/edge']

interface SettingRow {
  readonly name: string
  readonly isRequired: boolean
  readonly what: string
  readonly standard: string | null
}

interface PartSettings {
  readonly part: string
  readonly rows: readonly SettingRow[]
}

/** Asks each part for its settings: the programs export nothing, so each has a command that prints them. */
export async function readSettings(): Promise<PartSettings[]> {
  const asked = folders.map(async (folder) => {
    const program = join(root, folder, 'src/commands/settings.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      cwd: join(root, folder),
      env: { PATH: process.env['PATH'] },
    })
    return JSON.parse(stdout) as PartSettings[]
  })
  return (await Promise.all(asked)).flat()
}

/** Returns the text with the table of each part between its two marks. @throws Error when a part has no marks */
export function withTables(text: string, parts: readonly PartSettings[]): string {
  return parts.reduce((before, { part, rows }) => {
    const [from, to] = [`<!-- settings of ${part} -->`, `<!-- end of ${part} -->`]
    const [begin, end] = [before.indexOf(from), before.indexOf(to)]
    if (begin < 0 || end < begin) throw new Error(`docs/going-live.md lacks "${from}" and "${to}"`)
    return `${before.slice(0, begin + from.length)}\n\n${tableOf(rows)}\n\n${before.slice(end)}`
  }, text)
}

/** Writes a table as the formatter does, so that it stays as it is: each column is as wide as its widest cell. */
function tableOf(rows: readonly SettingRow[]): string {
  const cells = [
    ['setting', 'needed', 'what to set', 'without it'],
    ...rows
      .toSorted(requiredFirst)
      .map(({ name, isRequired, what, standard }) => [
        `\`${name}\``,
        isRequired ? 'yes' : '',
        what.replaceAll('|', '\\|'),
        standard === null ? '' : `\`${standard}\``,
      ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  )
  const lineOf = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lineOf(head), rule, ...body.map(lineOf)].join('\n')
}

function requiredFirst(one: SettingRow, other: SettingRow): number {
  return Number(other.isRequired) - Number(one.isRequired)
}

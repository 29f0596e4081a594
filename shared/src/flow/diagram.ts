import { steps, type Step } from './steps.ts'
import { table, type Arrow } from './table.ts'

/** What a person does, in a word or two. Questions are answered in two ways that lead to the same places. */
const deeds: Readonly<Record<string, string>> = {
  'choose-category': 'chooses a category',
  'choose-item': 'chooses an item',
  find: 'finds it by the search',
  'choose-service-type': 'says repaired or altered',
  'choose-service': 'chooses a service',
  'answer-option': 'answers',
  write: 'writes it',
  'choose-subservice': 'chooses one',
  'choose-fitting': 'chooses how to fit',
  added: 'adds it to the basket',
  continue: 'goes on',
  'not-listed': 'does not find it',
  'new-item': 'takes a new item',
}

/** The page of the documentation that shows the flow, made from the table itself. */
export function flowPage(): string {
  return `# The booking flow

Section 4.1 of the specification, drawn from the table that the wizard and the api run on
(\`shared/src/flow/table.ts\`). A test compares this page with the table; \`npx vitest run -u src/flow/diagram\` in
\`shared/\` writes it anew.

\`\`\`mermaid
flowchart TD
${steps.map((step) => `  ${idOf(step)}["${titleOf(step)}"]`).join('\n')}
${steps.flatMap(edgesFrom).join('\n')}
\`\`\`

Where several arrows leave a step for the same deed, the first whose condition holds is followed.

${tableOf([['step', 'somebody', 'when', 'leads to'], ...steps.flatMap(linesFor)])}

Back goes to the step before. A dead end and an unavailable service are one screen; Back is the only way on.
`
}

function edgesFrom(step: Step): string[] {
  return deedsAt(step).flatMap(([deed, arrows]) =>
    arrows.map(({ to, when }) => `  ${idOf(step)} -->|"${when ?? deed}"| ${idOf(to)}`),
  )
}

function linesFor(step: Step): string[][] {
  return deedsAt(step).flatMap(([deed, arrows]) =>
    arrows.map(({ to, when }) => [titleOf(step), deed, when ?? '', titleOf(to)]),
  )
}

/** Columns as wide as their widest cell, as the formatter has them. */
function tableOf([head = [], ...lines]: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const toLine = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map(toLine).join('\n')
}

/** The rows of a step by what is done; a question's two rows are one. */
function deedsAt(step: Step): [string, readonly Arrow[]][] {
  const rows = Object.entries(table[step]).map(([type, row]): [string, readonly Arrow[]] => [
    deeds[type] ?? type,
    row.arrows,
  ])
  return rows.filter(
    ([, arrows], index) => rows.findIndex(([, other]) => other === arrows) === index,
  )
}

function idOf(step: Step): string {
  return step.replaceAll('-', '_')
}

function titleOf(step: Step): string {
  const words = step.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

import { steps, type Step } from './steps.ts'
import { table, type Arrow } from './table.ts'

/** User actions in a word or two. Both ways to answer a question lead to the same places. */
const actions: Readonly<Record<string, string>> = {
  'choose-category': 'chooses a category',
  'choose-item': 'chooses an item',
  find: 'finds it by search',
  'choose-service-type': 'chooses repair or alteration',
  'choose-service': 'chooses a service',
  'answer-option': 'answers',
  write: 'enters a text',
  'choose-subservice': 'chooses one',
  'choose-fitting': 'chooses how to fit',
  added: 'adds it to the basket',
  continue: 'continues',
  'not-listed': 'does not find it',
  'new-item': 'starts a new item',
}

/** Returns the documentation page of the flow, generated from the table. */
export function flowPage(): string {
  return `# The booking flow

Section 4.1 of the specification, drawn from the table that the wizard and the api use
(\`shared/domain/src/flow/table.ts\`). A test compares this page with the table; \`npx vitest run -u src/flow/diagram\` in
\`shared/\` regenerates it.

\`\`\`mermaid
flowchart TD
${steps.map((step) => `  ${idOf(step)}["${titleOf(step)}"]`).join('\n')}
${steps.flatMap(edgesFrom).join('\n')}
\`\`\`

Where several arrows leave a step for the same action, the first whose condition holds is followed.

${tableOf([['step', 'user', 'when', 'leads to'], ...steps.flatMap(linesFor)])}

Back goes to the previous step. A dead end and an unavailable service are one screen; Back is the only way on.
`
}

function edgesFrom(step: Step): string[] {
  return actionsAt(step).flatMap(([action, arrows]) =>
    arrows.map(({ to, when }) => `  ${idOf(step)} -->|"${when ?? action}"| ${idOf(to)}`),
  )
}

function linesFor(step: Step): string[][] {
  return actionsAt(step).flatMap(([action, arrows]) =>
    arrows.map(({ to, when }) => [titleOf(step), action, when ?? '', titleOf(to)]),
  )
}

/** Pads columns to their widest cell, like the formatter. */
function tableOf([head = [], ...lines]: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...lines.map((line) => line[column]?.length ?? 0)),
  )
  const toLine = (cells: string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...lines].map(toLine).join('\n')
}

/** Groups the rows of a step by action; the two rows of a question become one. */
function actionsAt(step: Step): [string, readonly Arrow[]][] {
  const rows = Object.entries(table[step]).map(([type, row]): [string, readonly Arrow[]] => [
    actions[type] ?? type,
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

type Cell = string | number

/** Returns a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.map(formatCell).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** Four decimals below 0.1, two below 10, one below 1000, none above. */
export function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return String(Number(cell.toFixed(cell < 0.1 ? 4 : cell < 10 ? 2 : cell < 1000 ? 1 : 0)))
}

type Texts = 'question' | 'answer' | 'name' | 'choice' | 'caption'
type Times = 'day' | 'startsAt' | 'endsAt' | 'opens' | 'closes'

export type Row = Readonly<Partial<Record<Texts | Times, string>>>

/** Returns what tells a row from others: its text, or its day and times; nothing for a new row. */
export function nameOfRow(row: Row): string {
  const { question, answer, name, choice, caption, day, startsAt, endsAt, opens, closes } = row
  const time = [startsAt ?? opens, endsAt ?? closes].filter(Boolean).join(' to ')
  return question || answer || name || choice || caption || [day, time].filter(Boolean).join(', ')
}

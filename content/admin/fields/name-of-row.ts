import { wordsOfOptions } from './words-of-options.ts'

type Texts = 'question' | 'answer' | 'name' | 'choice' | 'caption' | 'service'
type Times = 'day' | 'startsAt' | 'endsAt' | 'opens' | 'closes'

export type Row = Readonly<Partial<Record<Texts | Times, string>>>

/** Returns what tells a row from others: its text, the id of its service, or its day and times; nothing for a new row. */
export function nameOfRow(row: Row): string {
  const { question, answer, name, choice, caption, service, day, startsAt, endsAt, opens, closes } =
    row
  const time = [startsAt ?? opens, endsAt ?? closes].filter(Boolean).join(' to ')
  return (
    question ||
    answer ||
    name ||
    inWords(choice) ||
    caption ||
    service ||
    [inWords(day), time].filter(Boolean).join(', ')
  )
}

function inWords(value: string | undefined): string | undefined {
  return value === undefined ? undefined : (wordsOfOptions[value] ?? value)
}

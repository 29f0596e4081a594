import type { OptionRow, QuestionRow } from './exclusions.ts'
import { freeId, slugOf } from './slug.ts'

export interface SubserviceRow {
  id?: string | null
  name?: string | null
  questions?: QuestionRow[] | null
}

export interface ServiceData {
  id?: string | null
  questions?: QuestionRow[] | null
  subservices?: SubserviceRow[] | null
}

/**
 * Gives rows without an id a readable one, built from the service's id and their text:
 * shorten-hem.which-finish.original-hem.
 */
export function withRowIds<Data extends ServiceData>(data: Data): Data {
  if (!data.id) return data
  const named = { ...data }
  if (data.questions) named.questions = withQuestionIds(data.questions, data.id)
  if (data.subservices) named.subservices = withSubserviceIds(data.subservices, data.id)
  return named
}

function withSubserviceIds(rows: SubserviceRow[], prefix: string): SubserviceRow[] {
  return withIds(rows, (row) => `${prefix}.${slugOf(row.name ?? '')}`).map((row) =>
    row.questions ? { ...row, questions: withQuestionIds(row.questions, row.id) } : row,
  )
}

function withQuestionIds(rows: QuestionRow[], prefix: string): QuestionRow[] {
  return withIds(rows, (row) => `${prefix}.${shortSlug(row.question)}`).map((row) =>
    row.options ? { ...row, options: withOptionIds(row.options, row.id) } : row,
  )
}

function withOptionIds(rows: OptionRow[], prefix: string): OptionRow[] {
  return withIds(rows, (row) => `${prefix}.${shortSlug(row.answer)}`)
}

function withIds<Row extends { id?: string | null }>(
  rows: readonly Row[],
  propose: (row: Row) => string,
): (Row & { id: string })[] {
  const taken = new Set(rows.flatMap((row) => row.id ?? []))
  return rows.map((row) => {
    const id = row.id || freeId(propose(row).replace(/\.$/, ''), taken)
    taken.add(id)
    return { ...row, id }
  })
}

function shortSlug(words: string | null | undefined): string {
  return slugOf(words ?? '')
    .split('-')
    .slice(0, 4)
    .join('-')
}

import { withRowIds } from '../../src/rules/row-ids.ts'

export interface Row {
  id?: string | null
  questionAnswerExclusion?: unknown
  options?: Row[] | null
}

interface Owner {
  questions?: Row[] | null
  subservices?: (Row & Owner)[] | null
}

export interface ServiceRows extends Owner {
  id?: string | null
}

/** Whether an id was assigned by Payload's form: 24 hexadecimal digits. */
export function isProvisional(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)
}

/** Gives rows that a form added or copied the readable ids of the content service, and updates references to them. */
export function nameNewRows<Service extends ServiceRows>(service: Service): Service {
  const seen = new Set<string>()
  const cleared = mapRows(service, (row) => {
    if (!row.id || isProvisional(row.id) || seen.has(row.id)) return { ...row, id: null }
    seen.add(row.id)
    return row
  })
  const named = withRowIds(cleared)
  const names = namesGiven(service, named)
  return mapRows(named, (row) => {
    const excluded = row.questionAnswerExclusion
    if (!Array.isArray(excluded)) return row
    return { ...row, questionAnswerExclusion: excluded.map((id) => names.get(id) ?? id) }
  })
}

/** Replaces the number 0, which an open form has for an empty list. */
export function withLists(service: ServiceRows): ServiceRows {
  const emptied = {
    ...service,
    questions: list(service.questions),
    subservices: list(service.subservices).map((row) => ({
      ...row,
      questions: list(row.questions),
    })),
  }
  return mapRows(emptied, (row) =>
    'options' in row ? { ...row, options: list(row.options) } : row,
  )
}

function list<Each>(value: Each[] | null | undefined): Each[] {
  return Array.isArray(value) ? value : []
}

/** Maps provisional ids to their replacements. */
function namesGiven(before: Owner, after: Owner): ReadonlyMap<unknown, unknown> {
  const named = rowsOf(after)
  const pairs = rowsOf(before).map(({ id }, at) => [id, named[at]?.id] as const)
  return new Map(pairs.filter(([id]) => isProvisional(id)))
}

function rowsOf(owner: Owner): Row[] {
  const rows: Row[] = []
  mapRows(owner, (row) => {
    rows.push(row)
    return row
  })
  return rows
}

/** Changes every row at any depth, inner rows first. */
function mapRows<Each extends Owner>(
  owner: Each,
  change: <One extends Row>(row: One) => One,
): Each {
  const { questions, subservices } = owner
  return {
    ...owner,
    ...(Array.isArray(questions) && {
      questions: questions.map((row) => mapQuestion(row, change)),
    }),
    ...(Array.isArray(subservices) && {
      subservices: subservices.map((row) => change(mapRows(row, change))),
    }),
  }
}

function mapQuestion(question: Row, change: <One extends Row>(row: One) => One): Row {
  const { options } = question
  return change({ ...question, ...(Array.isArray(options) && { options: options.map(change) }) })
}

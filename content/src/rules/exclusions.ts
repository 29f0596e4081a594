import { isBlank, type Verdict } from './verdict.ts'

export interface OptionRow {
  id?: string | null
  answer?: string | null
}

export interface QuestionRow {
  id?: string | null
  question?: string | null
  options?: OptionRow[] | null
}

export interface ServiceRows {
  questions?: QuestionRow[] | null
  subservices?: { questions?: QuestionRow[] | null }[] | null
}

/** Returns the ids of all answers of a service, including those of its subservices. */
export function answerIds(service: ServiceRows): Set<string> {
  const questions = [
    ...(service.questions ?? []),
    ...(service.subservices ?? []).flatMap((subservice) => subservice.questions ?? []),
  ]
  const options = questions.flatMap((question) => question.options ?? [])
  return new Set(options.flatMap((option) => option.id ?? []))
}

/** Checks that an exclusion lists only answers of its own service: others can never have been chosen. */
export function checkExclusion(value: unknown, service: ServiceRows): Verdict {
  if (isBlank(value)) return true
  if (!Array.isArray(value))
    return 'List the ids of answers, for example ["shorten-hem.finish.original"].'
  const known = answerIds(service)
  const unknown = value.filter((id) => !known.has(String(id)))
  if (unknown.length === 0) return true
  return `No answer of this service has the id ${unknown.map((id) => `"${String(id)}"`).join(', ')}.`
}

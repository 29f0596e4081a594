import type { QuestionSeed, ServiceSeed } from '#src/seed/seed-types.ts'

/** Returns all ways to answer a service's questions as sets of question.option; hidden questions are skipped. */
export function waysToAnswer({ questions = [] }: ServiceSeed): Set<string>[] {
  let ways: Set<string>[] = [new Set()]
  for (const question of questions) ways = ways.flatMap((way) => answered(way, question))
  return ways
}

function answered(way: Set<string>, question: QuestionSeed): Set<string>[] {
  if (isHidden(question, way) || !question.options) return [way]
  return question.options.map((option) => new Set([...way, `${question.id}.${option.id}`]))
}

export interface Filtered {
  readonly hiddenBy?: readonly string[]
}

export function isHidden({ hiddenBy = [] }: Filtered, way: ReadonlySet<string>): boolean {
  return hiddenBy.some((answer) => way.has(answer))
}

/** Returns the service's own questions and those of its subservices. */
export function allQuestions({ questions = [], subservices = [] }: ServiceSeed): QuestionSeed[] {
  return [...questions, ...subservices.flatMap((subservice) => subservice.questions ?? [])]
}

import { problemOf } from './write-problem.ts'

/** Says why an action without a form had no effect. */
export function failureWords(error: unknown): string {
  const problem = problemOf<unknown>(error)
  switch (problem.type) {
    case 'conflict':
    case 'refused':
      return problem.words
    case 'faults':
      return problem.faults.map(({ msg }) => msg).join('. ')
    case 'lost':
      return 'No answer came: it may have been done. Look at the page again before you repeat it.'
    case 'failed':
      return 'That did not work just now. Try again.'
  }
}

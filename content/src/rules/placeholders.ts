import { feeKeys } from './usual-fees.ts'
import { isBlank, type Verdict } from './verdict.ts'

/** What the api replaces in texts: the installation's names, and fees as they are charged. */
const known: readonly string[] = ['company', 'support_email', 'guarantee_days', ...feeKeys]

/** Checks the placeholders of a text, which customers would read as they are when they are misspelt. */
export function checkPlaceholders(text: unknown): Verdict {
  const found = typeof text === 'string' ? [...text.matchAll(/\{([^{}]*)\}/g)] : []
  const wrong = found.map(([, name = '']) => name).filter((name) => !known.includes(name))
  return wrong.length === 0 || `There is no {${wrong.join('} and no {')}}. Below is what there is.`
}

/** Checks a text that has to be there. */
export function checkWords(text: unknown): Verdict {
  return isBlank(text) ? 'Write what customers read.' : checkPlaceholders(text)
}

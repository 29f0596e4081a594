import { questionPosition, type WizardState } from '@darnley/domain/flow'

/** Returns 'Question 2 of 5'; undefined for the only question. */
export function questionOf(state: WizardState): string | undefined {
  const position = questionPosition(state)
  if (!position || position.total === 1) return undefined
  return `Question ${position.number} of ${position.total}`
}

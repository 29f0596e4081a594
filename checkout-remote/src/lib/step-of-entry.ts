import { allSteps, type StepName } from './steps.ts'

/** The step that an entry of the browser's history stands for; null for one that was not made by the checkout. */
export function stepOfEntry(state: unknown): StepName | null {
  const { step } = (state ?? {}) as { step?: unknown }
  return allSteps.find((each) => each === step) ?? null
}

/** The checkout that made an entry; null for one that was not made by the checkout. */
export function runOfEntry(state: unknown): string | null {
  const { run } = (state ?? {}) as { run?: unknown }
  return typeof run === 'string' ? run : null
}

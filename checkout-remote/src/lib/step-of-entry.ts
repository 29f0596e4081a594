import { allSteps, type StepName } from './steps.ts'

/** Returns the step of a browser history entry; null when the checkout did not create it. */
export function stepOfEntry(state: unknown): StepName | null {
  const { step } = (state ?? {}) as { step?: unknown }
  return allSteps.find((each) => each === step) ?? null
}

/** Returns the run of checkout that created an entry; null when none did. */
export function runOfEntry(state: unknown): string | null {
  const { run } = (state ?? {}) as { run?: unknown }
  return typeof run === 'string' ? run : null
}

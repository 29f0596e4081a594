import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('checkout-run', 1)
/** Used where storage is off. */
let remembered: string | null = null

/** Returns the id of this tab's checkout, from its first step to its receipt. */
export function currentRun(): string {
  return box.read() ?? remembered ?? startRun()
}

/** Ends this tab's checkout: the next one gets another id. */
export function endRun(): void {
  remembered = null
  box.clear()
}

function startRun(): string {
  const run = crypto.randomUUID()
  remembered = run
  box.write(run)
  return run
}

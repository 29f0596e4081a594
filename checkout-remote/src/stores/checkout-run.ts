import { sessionBox } from './session-box.ts'

const box = sessionBox<string>('checkout-run', 1)
/** Where storage is switched off. */
let remembered: string | null = null

/** Names the checkout that is under way in this tab, from its first step to its receipt. */
export function currentRun(): string {
  return box.read() ?? remembered ?? startRun()
}

/** What comes next in this tab is another checkout. */
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

import type { CDPSession, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Action } from './record.ts'
import { REST_MS } from './walks.ts'

/** Milliseconds for which an action waits until the page is ready for it. */
const PATIENCE_MS = 20_000

/**
 * Does again what was recorded. Asks the page through the protocol alone: the search for a control by its role would
 * cost the page more than the step.
 */
export async function replay(page: Page, actions: readonly Action[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const action of actions)
    await (action.type === 'press' ? press(session, action) : write(session, action))
  await sleep(REST_MS)
  await session.detach()
}

async function press(
  session: CDPSession,
  { label, x, y, scroll }: Extract<Action, { type: 'press' }>,
): Promise<void> {
  await until(
    session,
    `((found) => found !== null && !found.closest('[disabled]') &&
      (found.closest('label') ?? found.labels?.[0] ?? found).textContent.replaceAll(/\\s+/g, ' ').trim() === ${JSON.stringify(label)})(
      (scrollTo({ top: ${scroll}, behavior: 'instant' }), document.elementFromPoint(${x}, ${y})?.closest('button, a, label, summary, input') ?? null))`,
    label,
  )
  await pressAt(session, { x, y })
}

/** Rests on a place, then presses. */
export async function pressAt(
  session: CDPSession,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
  await sleep(REST_MS)
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
}

async function write(
  session: CDPSession,
  { field, text }: Extract<Action, { type: 'write' }>,
): Promise<void> {
  const found = `document.querySelector(${JSON.stringify(field)})`
  await until(session, `Boolean(${found}?.select)`, `the field for "${text}"`)
  await session.send('Runtime.evaluate', { expression: `${found}.focus(); ${found}.select()` })
  await session.send('Input.insertText', { text })
}

async function until(session: CDPSession, expression: string, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    if (result.value === true) return
    await sleep(50)
  }
  throw new Error(`The page is not ready for ${what}`)
}

import { createClient } from '@darnley/web/client'
import { sessionBox } from './session-box.ts'

const client = createClient({ credentials: true })
const box = sessionBox<string>('remembered-basket', 1)

/**
 * Lets the api send a reminder of the basket if no order follows. Checkout does not depend on it, so a failure is only
 * logged, without the address.
 */
export async function rememberBasket(email: string): Promise<void> {
  try {
    const { id } = await client.call('POST /public/abandoned_basket', { body: { email } })
    box.write(id)
  } catch (error) {
    console.warn('The basket could not be remembered', error)
  }
}

/** Returns the id for restoring this checkout's basket; null when it was not stored. */
export function rememberedBasket(): string | null {
  return box.read()
}

export function forgetRememberedBasket(): void {
  box.clear()
}

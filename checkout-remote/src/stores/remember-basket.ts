import { createClient } from 'shared/client'

const client = createClient({ credentials: true })

/**
 * Lets the api remind this person of the basket, should no order follow. Checkout does not depend on it, so a
 * failure is only logged, without the address.
 */
export async function rememberBasket(email: string): Promise<void> {
  try {
    await client.call('POST /public/abandoned_basket', { body: { email } })
  } catch (error) {
    console.warn('The basket could not be remembered', error)
  }
}

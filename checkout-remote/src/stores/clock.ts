import { atom } from 'shared/stores'
import { clockSkew } from '#src/lib/clock-skew.ts'

/** How many milliseconds this device's clock is behind our shop's; 0 until an answer has told. */
export const $clockSkew = atom(0)

/** As fetch; the date of an answer tells what time it really is, because days are promised by it (F38). */
export const datedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  $clockSkew.set(clockSkew(response.headers.get('date'), Date.now()))
  return response
}

import { atom } from '@darnley/web/stores'
import { $session } from './customer-session.ts'
import { hintOfSession } from './hint-of-session.ts'
import { sessionBox } from './session-box.ts'

/** The hint of the session in which it was asked for. */
const box = sessionBox<string>('saves-details', 2)

/** Whether the account is to keep the phone number and address of this checkout once it is paid. */
export const $savesDetails = atom(isWanted())

/** Remembers the wish for the session of now alone. */
export function saveDetails(isWished: boolean): void {
  const hint = $session.get()?.hint
  if (isWished && hint) box.write(hint)
  else box.clear()
  $savesDetails.set(isWanted())
}

/**
 * Returns whether the account is to keep them, and forgets the wish. Another tab may have changed the cookie, which
 * decides whose account a call reaches.
 */
export function takeSaveWish(): boolean {
  const isWished = isWanted() && box.read() === hintOfSession()
  saveDetails(false)
  return isWished
}

function isWanted(): boolean {
  const hint = box.read()
  return hint !== null && hint === $session.get()?.hint
}

// The next customer of this tab has not asked for it.
$session.listen(() => {
  if (!isWanted()) saveDetails(false)
})

import { atom } from '@darnley/web/stores'
import { $session } from './customer-session.ts'
import { sessionBox } from './session-box.ts'

const box = sessionBox<boolean>('saves-details', 1)

/** Whether the account is to keep the phone number and address of this checkout once it is paid. */
export const $savesDetails = atom(box.read() ?? false)

export function saveDetails(isWanted: boolean): void {
  $savesDetails.set(isWanted)
  if (isWanted) box.write(true)
  else box.clear()
}

// The next customer of this tab has not asked for it.
$session.listen((session) => {
  if (session === null) saveDetails(false)
})

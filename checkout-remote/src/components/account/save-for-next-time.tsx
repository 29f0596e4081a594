import type { JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import { $savesDetails, saveDetails } from '#src/stores/saves-details.ts'
import { Tick } from './tick.tsx'
import { useOwnAccount } from './use-own-account.ts'

/** Offers a signed-in customer to keep phone number and address in the account, after the payment. */
export function SaveForNextTime(): JSX.Element | null {
  const isWanted = useStore($savesDetails)
  const page = useOwnAccount()
  if (!page?.account) return null
  return (
    <Tick
      label="Save for next time"
      hint="Your account keeps your phone number and this address once you have paid."
      checked={isWanted}
      onChange={saveDetails}
    />
  )
}

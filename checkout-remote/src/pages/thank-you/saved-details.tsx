import { useCallback, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { cleanPhone } from '#src/lib/phone-text.ts'
import { changeDetails } from '#src/queries/own-account.ts'
import { $checkoutForm } from '#src/stores/checkout-form.ts'
import { $session } from '#src/stores/customer-session.ts'
import { takeSaveWish } from '#src/stores/saves-details.ts'

export type Saving = 'saved' | 'failed' | null

/** Keeps phone number and address in the account when that was asked for; called while the checkout has them. */
export function useSaving(): { readonly save: () => void; readonly saving: Saving } {
  const { mutate, isSuccess, isError } = useChange({ mutationFn: changeDetails })
  const save = useCallback(() => {
    const session = $session.get()
    const isWished = takeSaveWish()
    // A mailed link opens orders, not a checkout.
    if (!isWished || session === null || session.token !== undefined) return
    const { details, address } = $checkoutForm.get()
    mutate({ session, phone: cleanPhone(details.phone), address })
  }, [mutate])
  return { save, saving: isSuccess ? 'saved' : isError ? 'failed' : null }
}

/** Says whether the account keeps what it was asked to. */
export function SavedDetails({ saving }: { saving: Saving }): JSX.Element | null {
  if (saving === null) return null
  if (saving === 'saved')
    return (
      <Notice tone="success">Your account has your phone number and address for next time.</Notice>
    )
  return (
    <Notice tone="info">
      Your order is placed, but your account could not save your phone number and address. You can
      enter them there.{' '}
      <ButtonLink to="/account" variant="link">
        Your account
      </ButtonLink>
    </Notice>
  )
}

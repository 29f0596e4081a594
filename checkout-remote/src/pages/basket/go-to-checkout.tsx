import { useId, type JSX } from 'react'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button, ButtonLink } from '@darnley/web/ui/button'
import { showCatalogueNews } from '#src/components/catalogue-news.tsx'
import { checkoutStop, stopReasons } from '#src/lib/checkout-stop.ts'
import styles from './go-to-checkout.module.css'

/** The checkout button; replaced with the reason, and a link to it, while the api would refuse the basket. */
export function GoToCheckout(): JSX.Element {
  const stop = checkoutStop(useStore($basket).server)
  const reasonId = useId()
  if (!stop) {
    return (
      <ButtonLink to="/checkout" wide>
        Go to checkout
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        wide
        aria-disabled
        aria-describedby={reasonId}
        className={styles['stopped'] ?? ''}
        onClick={showCatalogueNews}
      >
        Go to checkout
      </Button>
      <p className={styles['reason']} id={reasonId}>
        {stopReasons[stop]}
      </p>
    </>
  )
}

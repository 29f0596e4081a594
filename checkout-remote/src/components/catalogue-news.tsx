import { useState, type JSX } from 'react'
import { useNavigate } from '@darnley/web/router'
import { $basket, changeBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { pageHeadingId } from '@darnley/web/ui/page'
import { newPrices } from '#src/lib/new-prices.ts'
import { $shop } from '#src/stores/shop.ts'
import { $lostDiscount, forgetDiscount } from '#src/stores/lost-discount.ts'
import styles from './catalogue-news.module.css'

const newsId = 'catalogue-news'

/** Scrolls to the changes that block the checkout, and focuses them. */
export function showCatalogueNews(): void {
  document.getElementById(newsId)?.focus()
}

interface CatalogueNewsProps {
  /** Lines can be removed on the basket page only. */
  isInBasket?: boolean
}

/**
 * Changes since the basket was filled: withdrawn lines must be removed (F31), new prices accepted (F27), and a
 * discount that no longer applies is reported.
 */
export function CatalogueNews({ isInBasket = false }: CatalogueNewsProps): JSX.Element | null {
  const { withdrawn, repriced } = useStore($basket).server
  const lostDiscount = useStore($lostDiscount)
  const [agreement, setAgreement] = useState<'agreed' | 'failed' | null>(null)

  function agree(): void {
    setAgreement('agreed')
    // The button disappears together with its notice.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
    changeBasket({ type: 'accept-prices' }).catch(() => setAgreement('failed'))
  }

  if (!withdrawn && !repriced && !lostDiscount)
    return agreement === 'agreed' ? (
      <Notice tone="success">You agreed to the new prices.</Notice>
    ) : null
  return (
    <div className={styles['news']} id={newsId} tabIndex={-1}>
      {lostDiscount ? <LostDiscount code={lostDiscount} /> : null}
      {withdrawn ? <Withdrawn count={withdrawn.length} isInBasket={isInBasket} /> : null}
      {repriced ? <NewPrices hasFailed={agreement === 'failed'} onAgree={agree} /> : null}
    </div>
  )
}

function LostDiscount({ code }: { code: string }): JSX.Element {
  function dismiss(): void {
    // The button disappears together with its notice.
    document.getElementById(pageHeadingId)?.focus({ preventScroll: true })
    forgetDiscount()
  }
  return (
    <Notice tone="info" action={{ label: 'OK', onSelect: dismiss }}>
      Discount code {code} no longer applies and was taken off: the total has changed.
    </Notice>
  )
}

function Withdrawn({ count, isInBasket }: { count: number; isInBasket: boolean }): JSX.Element {
  const navigate = useNavigate()
  const what = count === 1 ? 'A service' : 'Services'
  const toBasket = { label: 'Go to basket', onSelect: () => void navigate('/basket') }
  return (
    <Notice tone="error" {...(isInBasket ? {} : { action: toBasket })}>
      {what} in your basket can no longer be ordered. Remove what is marked “No longer offered”
      {isInBasket ? ' to go to checkout.' : ' in your basket to go on.'}
    </Notice>
  )
}

function NewPrices(props: { hasFailed: boolean; onAgree: () => void }): JSX.Element {
  const { hasFailed, onAgree } = props
  const { entries, server } = useStore($basket)
  const { locale } = useStore($shop)
  return (
    <Notice
      tone={hasFailed ? 'error' : 'info'}
      action={{ label: hasFailed ? 'Try again' : 'Agree', onSelect: onAgree }}
    >
      {hasFailed ? 'We couldn’t update your basket. ' : null}
      {newPrices(entries, { repriced: server.repriced ?? [], locale }).join(' ')}
    </Notice>
  )
}

import type { JSX } from 'react'
import { isFittedInPerson } from '@darnley/domain/fitted-in-person'
import { Navigate, useLocation } from '@darnley/web/router'
import { useQuery } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { ProgressTracker } from '@darnley/web/ui/progress-tracker'
import { BasketFailed, BasketLoading } from '#src/components/basket-state.tsx'
import { CatalogueNews } from '#src/components/catalogue-news.tsx'
import { BasketNeedsCookies } from '#src/components/basket-needs-cookies.tsx'
import { LostBasket } from '#src/components/lost-basket.tsx'
import { cookiesAreBlocked } from '@darnley/web/cookies'
import { runOfEntry } from '#src/lib/step-of-entry.ts'
import { fittingPart } from '#src/queries/fitting-part.ts'
import { $isBasketLost } from '#src/stores/lost-basket.ts'
import { receiptOf } from '#src/stores/receipt.ts'
import styles from './page.module.css'
import { OrderSummary, SummaryLoading } from './order-summary.tsx'
import { Steps } from './steps.tsx'
import { useCheckout, type Checkout } from './use-checkout.ts'

/** The booking's stages (section 2.2); checkout is the last. */
const stages = ['Your item', 'Your service', 'Add another', 'Checkout']

export function Page(): JSX.Element {
  const checkout = useCheckout()
  return (
    <>
      <ProgressTracker stages={stages} current={3} />
      <Wrap>
        <div className={styles['page']}>
          <div className={styles['heading']}>
            <ButtonLink to="/basket" variant="link">
              <Icon name="arrow-left" size={20} />
              Back
            </ButtonLink>
            <PageHeading>Checkout</PageHeading>
          </div>
          <Content checkout={checkout} />
        </div>
      </Wrap>
    </>
  )
}

function Content({ checkout }: { checkout: Checkout }): JSX.Element {
  const { status, entries } = checkout.basket
  const { access } = checkout.shop
  // A shop's session could not be refreshed (section 8, "Checkout 401").
  if (access === 'signed-out') return <Navigate to="/sign-in?next=/checkout" replace />
  if (status === 'failed') return <BasketFailed />
  if (access === 'unknown') return <BasketLoading />
  // The first step does not need the basket, so it can be filled in while the basket loads.
  const isLoading = status === 'loading'
  if (!isLoading && entries.length === 0) return <NothingToOrder />
  return (
    <div className={styles['columns']}>
      {isLoading ? <SummaryLoading /> : <OrderSummary checkout={checkout} />}
      <div className={styles['steps']}>
        <CatalogueNews />
        {isFitted(checkout) ? <Fitting /> : null}
        <Steps checkout={checkout} />
      </div>
    </div>
  )
}

/** Whether something is fitted at one of our places; a shop fits it itself. */
function isFitted({ basket, shop }: Checkout): boolean {
  return !shop.storeMode && isFittedInPerson(basket.entries)
}

function Fitting(): JSX.Element | null {
  const { data } = useQuery(fittingPart)
  return data ? <data.FittingSection /> : null
}

/** Shows the receipt when the browser's Back returns here after the order was placed (U2, F17). */
function NothingToOrder(): JSX.Element {
  const run = runOfEntry(useLocation().state)
  const receipt = run && receiptOf(run)
  const isLost = useStore($isBasketLost)
  if (cookiesAreBlocked()) return <BasketNeedsCookies />
  if (receipt) return <Navigate to={`/thank-you?orderIdToken=${receipt}`} replace />
  return isLost ? <LostBasket /> : <Navigate to="/basket" replace />
}

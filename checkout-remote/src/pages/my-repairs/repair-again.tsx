import { useState, type JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import type { OrderAgain } from '@darnley/contract/my-repairs'
import { useChange } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { changeBasket } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { LineDrawing } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { pounds } from '#src/lib/pounds.ts'
import styles from './repair-card.module.css'

const REPEAT = 'M5 11a7 7 0 0 1 12-4.5L20 9M20 4v5h-5M19 13a7 7 0 0 1-12 4.5L4 15M4 20v-5h5'

/** Books a finished order again, at the prices of today; names what is no longer offered like this. */
export function RepairAgain({ again }: { again: OrderAgain }): JSX.Element {
  return (
    <>
      {again.entries.length > 0 ? <Offer again={again} /> : null}
      {again.left_out.map(({ name, item_id: item, category_id: category }, index) => (
        // Two garments of an order may be the same.
        <p key={index} className={styles['left-out']}>
          {name} can’t be repeated: the work is no longer offered as it was.{' '}
          <Link to={`/booking?${new URLSearchParams({ category, item }).toString()}`}>
            Book {name} anew
          </Link>
        </p>
      ))}
    </>
  )
}

function Offer({ again }: { again: OrderAgain }): JSX.Element {
  const { entries, price, left_out: leftOut } = again
  const what = leftOut.length === 0 ? 'Same as last time' : 'The rest as last time'
  // Made once, so that a second press after a failure adds nothing twice.
  const [wanted] = useState(() => entries.map(withNewIds))
  const { mutate, isPending, isSuccess, isError } = useChange({ mutationFn: () => add(wanted) })
  return (
    <>
      <div className={styles['notice']}>
        <LineDrawing size={22}>
          <path d={REPEAT} />
        </LineDrawing>
        <div role="status">
          <b>{isSuccess ? 'Added to your basket' : `${what}, ${pounds(price)} today`}</b>
          <p>Same measurements and answers, at today’s prices. Delivery is added at checkout.</p>
        </div>
        {isSuccess ? (
          <Link className={styles['link']} to="/basket">
            See your basket
          </Link>
        ) : (
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            Add to basket
          </Button>
        )}
      </div>
      {isError ? (
        <Notice tone="error">
          We couldn’t add everything. Please look at your basket and try again.
        </Notice>
      ) : null}
    </>
  )
}

async function add(entries: readonly BasketEntry[]): Promise<void> {
  await Promise.all(entries.map((entry) => changeBasket({ type: 'add-entry', entry })))
}

/** The lines of a paid order are accepted into no other basket. */
function withNewIds(entry: BasketEntry): BasketEntry {
  return {
    ...entry,
    id: crypto.randomUUID(),
    serviceDetails: entry.serviceDetails.map((line) => ({ ...line, id: crypto.randomUUID() })),
  }
}

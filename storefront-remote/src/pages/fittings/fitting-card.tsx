import { useEffect, useRef, type JSX, type RefObject } from 'react'
import type { ShopFitting } from '@darnley/contract/storefront-fittings'
import type { FittingMark } from '@darnley/contract/workshop-fittings'
import { Button } from '@darnley/web/ui/button'
import styles from './page.module.css'

interface FittingCardProps {
  fitting: ShopFitting
  /** Whether its day has come. */
  canMark: boolean
  isPending: boolean
  onMark: (mark: FittingMark | null) => void
}

const marks: Readonly<Record<FittingMark, string>> = {
  here: 'Here',
  done: 'Pinned',
  absent: 'Did not come',
}

/** A time with who comes for what, and what came of it. */
export function FittingCard(props: FittingCardProps): JSX.Element {
  const { fitting, canMark } = props
  const { order, starts_at: from, ends_at: to, seat, mark, moves } = fitting
  const heading = useFocusAfter(mark)
  return (
    <li className={styles['fitting']} data-mark={mark ?? undefined}>
      <div className={styles['facts']}>
        <p className={styles['time']}>{`${from} to ${to}, room ${seat}`}</p>
        <h2 ref={heading} tabIndex={-1}>
          {order ? order.customer_name : 'Being booked online'}
        </h2>
        {order ? (
          <>
            <p>{`Order ${order.collection_ref}${moves > 0 ? ', moved' : ''}`}</p>
            <Work garments={order.garments} />
          </>
        ) : null}
      </div>
      {order ? (
        <div className={styles['steps']}>
          <span role="status" className={styles['state']}>
            {mark ? marks[mark] : 'Booked'}
          </span>
          {canMark ? <Steps {...props} name={order.customer_name} /> : null}
        </div>
      ) : null}
    </li>
  )
}

/** Moves the focus to the heading when the step that was pressed has gone with its mark. */
function useFocusAfter(mark: FittingMark | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(mark)
  useEffect(() => {
    if (last.current !== mark && document.activeElement === document.body) heading.current?.focus()
    last.current = mark
  }, [mark])
  return heading
}

function Work({
  garments,
}: {
  garments: NonNullable<ShopFitting['order']>['garments']
}): JSX.Element {
  return (
    <ul className={styles['work']}>
      {garments.map(({ number, name, description, services, notes }) => (
        <li key={number}>
          {`${name}, ${description}: ${services.join(', ')}`}
          {notes.map((note) => (
            <q key={note}>{note}</q>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** The steps that can follow; each says for whom it is. */
function Steps({
  fitting: { mark },
  name,
  isPending,
  onMark,
}: FittingCardProps & { name: string }): JSX.Element {
  const step = (label: string, next: FittingMark | null): JSX.Element => (
    <Button
      key={label}
      variant="secondary"
      busy={isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => onMark(next)}
    >
      {label}
    </Button>
  )
  if (mark === null)
    return (
      <>
        {step('Here', 'here')}
        {step('Did not come', 'absent')}
      </>
    )
  return (
    <>
      {mark === 'here' ? step('All is pinned', 'done') : null}
      {step('Take this back', null)}
    </>
  )
}

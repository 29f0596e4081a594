import { useEffect, useRef, useState, type JSX, type RefObject } from 'react'
import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'
import { formatDay, toDay } from '@darnley/domain/turnaround'
import { Link, useLocation, useNavigate } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { useIsMounted } from '@darnley/web/ui/use-is-mounted'
import { StateWord } from '#src/components/state-word.tsx'
import { Marks } from './marks.tsx'
import { MoveForm } from './move-form.tsx'
import { nextOf, standingOf } from './standing.ts'
import { useFittingChange } from './use-fitting-change.ts'
import { pathOf, readDay, type FittingsView } from './view.ts'
import styles from './chosen-fitting.module.css'

type Booked = DayFitting & { readonly order: NonNullable<DayFitting['order']> }

interface ChosenFittingProps {
  fitting: Booked
  data: FittingDay
  view: FittingsView
  now: Date
}

/** Returns the fitting of the order in the address, if it is of this day. */
export function findChosen({ fittings }: FittingDay, { chosen }: FittingsView): Booked | null {
  const found = fittings.find(({ order }) => order !== null && order.id === chosen)
  return found?.order ? { ...found, order: found.order } : null
}

/** Who comes for what, and what came of it; beside the day, on a phone above it. */
export function ChosenFitting({ fitting, data, view, now }: ChosenFittingProps): JSX.Element {
  const { order } = fitting
  const [isMoving, move] = useState(false)
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const { send, isPending, problem } = useFittingChange({
    order,
    onDone: ({ date, place_id: place }) => {
      move(false)
      // A colleague who has gone on stays there.
      if (!isMounted()) return
      // It stays chosen on the day that it was moved to.
      void navigate(pathOf({ day: readDay(date) ?? view.day, place, chosen: order.id }), {
        replace: true,
      })
    },
  })
  const heading = useFocusOnChoice()
  const { sign, tone, words } = standingOf(fitting, nextOf(data, now))
  return (
    <section className={styles['chosen']} aria-labelledby="chosen-fitting">
      <div className={styles['head']}>
        <h2 id="chosen-fitting" ref={heading} tabIndex={-1}>
          {order.customer_name}
        </h2>
        <StateWord sign={sign} tone={tone}>
          {words}
        </StateWord>
        <Link className={styles['close']} to={pathOf({ ...view, chosen: null })} aria-label="Close">
          <Icon name="close" />
        </Link>
      </div>
      <Facts fitting={fitting} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {isMoving && data.place_id !== null ? (
        <MoveForm
          startsAt={fitting.starts_at}
          data={data}
          view={view}
          now={now}
          isPending={isPending}
          onMove={(to) => send({ type: 'move', to })}
          onCancel={() => move(false)}
        />
      ) : (
        <Marks
          mark={fitting.mark}
          day={data.date}
          now={now}
          isPending={isPending}
          onMark={(mark) => send({ type: 'mark', mark })}
          onMove={() => move(true)}
        />
      )}
      {order.is_handed_over ? (
        <p className={styles['stays']}>
          The clothes count as handed over, whatever is marked here: the status of an order does not
          go back. If we do not have them, move the order by hand on its page.
        </p>
      ) : null}
    </section>
  )
}

/** Moves the focus to the heading of a fitting that was chosen, not when the page opens with one. */
function useFocusOnChoice(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // The router names the first entry of a document 'default'.
  const [isOpening] = useState(useLocation().key === 'default')
  useEffect(() => {
    if (!isOpening) heading.current?.focus()
  }, [isOpening])
  return heading
}

function Facts({ fitting }: { fitting: Booked }): JSX.Element {
  const { order, starts_at: from, ends_at: to, seat, moves } = fitting
  const due = toDay(order.due_on)
  const notes = order.garments.flatMap((garment) => garment.notes)
  return (
    <dl className={styles['facts']}>
      <dt>Order</dt>
      <dd>
        <Link to={`/order/${order.id}`}>{order.collection_ref}</Link>
      </dd>
      <dt>Time</dt>
      <dd>{`${from} to ${to}, room ${seat}${moves > 0 ? ', moved' : ''}`}</dd>
      <dt>Phone</dt>
      <dd>{order.phone ? <a href={`tel:${order.phone}`}>{order.phone}</a> : 'None'}</dd>
      <dt>To pin</dt>
      <dd>
        <ul>
          {order.garments.map(({ number, name, description, services }) => (
            <li key={number}>{`${name}, ${description}: ${services.join(', ')}`}</li>
          ))}
        </ul>
      </dd>
      {notes.length > 0 ? (
        <>
          <dt>Customer</dt>
          <dd>
            {notes.map((note) => (
              <p key={note}>{`“${note}”`}</p>
            ))}
          </dd>
        </>
      ) : null}
      {due ? (
        <>
          <dt>Due</dt>
          <dd>{formatDay(due)}</dd>
        </>
      ) : null}
    </dl>
  )
}

import type { JSX, ReactNode } from 'react'
import type { MyRepair } from '@darnley/contract/my-repairs'
import { hasCalendar } from '@darnley/domain/order-plan'
import { Link } from '@darnley/web/router'
import { ButtonLink } from '@darnley/web/ui/button'
import { Icon, LineDrawing } from '@darnley/web/ui/icon'
import { planOf } from '#src/lib/plan.ts'
import { orderPath } from '#src/lib/order-path.ts'
import { bookedFitting } from '#src/lib/repair-pill.ts'
import { isFittedInPerson } from '#src/lib/repair-title.ts'
import styles from './repair-card.module.css'

const CALENDAR = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4'
const NOTE = 'M6 3.5h9l4 4V20.5H6zM15 3.5v4h4M9 12h7M9 16h5'
const DOWN = 'M12 4v11M7 10.5l5 5 5-5M5 20h14'

/** What can be done for an order: on its page, or with a file. */
export function RepairActions({ repair }: { repair: MyRepair }): JSX.Element {
  const { order, progress, order_id_token: token, receipt_url: receipt } = repair
  const isOver = progress.status === 'finished' || progress.status === 'cancelled'
  const about = <span className="visually-hidden"> for order {order.collection_ref}</span>
  return (
    <div className={styles['actions']}>
      {isOver ? null : <MainActions repair={repair} about={about} />}
      <Messages repair={repair} about={about} />
      {order.calendar_url && hasCalendar(order, planOf(order, progress).plan) ? (
        <a className={styles['link']} href={order.calendar_url} download>
          <Drawing path={CALENDAR} />
          Calendar file{about}
        </a>
      ) : null}
      {isOver && receipt ? (
        <a className={styles['link']} href={receipt} target="_blank" rel="noreferrer">
          <Drawing path={DOWN} />
          Receipt (PDF){about}
        </a>
      ) : null}
      {isOver ? (
        <Link className={styles['link']} to={orderPath(token)}>
          See the order<span className="visually-hidden"> {order.collection_ref}</span>
        </Link>
      ) : null}
      {order.can_cancel ? (
        <Link className={`${styles['link']} ${styles['second']}`} to={orderPath(token, 'cancel')}>
          Cancel<span className="visually-hidden"> order {order.collection_ref}</span>
        </Link>
      ) : null}
    </div>
  )
}

interface ActionProps {
  repair: MyRepair
  about: ReactNode
}

/** What is fitted in person needs no more than to come; else the page says what to do. */
function MainActions({ repair, about }: ActionProps): JSX.Element {
  const { order, order_id_token: token } = repair
  const canMove = order.can_fit === true && bookedFitting(repair)
  const isOnlyFitted = canMove && isFittedInPerson(order)
  return (
    <>
      {isOnlyFitted ? null : (
        <ButtonLink className={styles['main']} to={orderPath(token)}>
          What to do{about}
        </ButtonLink>
      )}
      {canMove ? (
        <ButtonLink className={styles['main']} variant="secondary" to={orderPath(token, 'fitting')}>
          Move the appointment{about}
        </ButtonLink>
      ) : null}
    </>
  )
}

/** What was written about the order, on its page. */
function Messages({ repair, about }: ActionProps): JSX.Element {
  const { messages, can_add_note: canAddNote, order_id_token: token } = repair
  const path = orderPath(token, 'messages')
  return (
    <>
      {canAddNote ? (
        <Link className={styles['link']} to={path}>
          <Drawing path={NOTE} />
          Add a note{about}
        </Link>
      ) : null}
      {messages > 0 ? (
        <Link className={styles['link']} to={path}>
          <Icon name="chat" />
          {messages} {messages === 1 ? 'message' : 'messages'}
          {about}
        </Link>
      ) : null}
    </>
  )
}

function Drawing({ path }: { path: string }): JSX.Element {
  return (
    <LineDrawing size={22}>
      <path d={path} />
    </LineDrawing>
  )
}

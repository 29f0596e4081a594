import { useRef, useState, type JSX } from 'react'
import type { DeskCard, DeskPage } from '@darnley/contract/workshop-desk'
import { dayAt, type Day } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { DueMark, ExpressMark } from '#src/components/due-mark.tsx'
import { NoteMark } from '#src/components/note-mark.tsx'
import { Sign } from '#src/components/icon.tsx'
import { TailorBadge } from '#src/components/tailor-badge.tsx'
import { garmentsOf, wayOf } from '#src/lib/card-words.ts'
import { stages, type DeskView } from '#src/lib/desk-view.ts'
import { dueOf } from '#src/lib/due.ts'
import { $live } from '#src/live/live.ts'
import { deskQuery } from '#src/queries/desk.ts'
import styles from './list.module.css'
import { NothingHere } from './nothing-here.tsx'
import { useCardKeys } from './use-card-keys.ts'

interface ListProps {
  view: DeskView
  first: DeskPage
}

/** Orders by due day, a page at a time. */
export function List({ view, first }: ListProps): JSX.Element {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const cursor = cursors.at(-1) ?? null
  const { status } = useStore($live)
  const { data = first } = useQuery({
    ...deskQuery({ ...view, cursor, isLive: status === 'live' }),
    placeholderData: (before) => before,
  })
  const rows = useRef<HTMLDivElement>(null)
  useCardKeys(rows)
  if (data.cards.length === 0 && cursors.length === 0) return <NothingHere view={view} />
  const today = dayAt(shopNow())
  const next = data.next_cursor
  return (
    <>
      <div ref={rows} className={styles['list']}>
        <table>
          <thead>
            <tr>
              <th aria-sort="ascending">Due</th>
              <th>Order</th>
              <th>Customer</th>
              <th>What</th>
              <th>Stage</th>
              <th>Tailor</th>
              <th>Way</th>
            </tr>
          </thead>
          {groupsOf(data.cards, today).map(({ name, cards }) => (
            <tbody key={name} data-column>
              <tr className={styles['group']}>
                <th colSpan={7} scope="rowgroup">
                  {name}
                </th>
              </tr>
              {cards.map((card) => (
                <Row key={card.id} card={card} today={today} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <div className={styles['pager']}>
        {cursors.length > 0 ? (
          <Button variant="secondary" onClick={() => setCursors(cursors.slice(0, -1))}>
            Earlier
          </Button>
        ) : null}
        {next === null ? null : (
          <Button variant="secondary" onClick={() => setCursors([...cursors, next])}>
            Later
          </Button>
        )}
      </div>
    </>
  )
}

interface Group {
  readonly name: string
  readonly cards: readonly DeskCard[]
}

const groupNames = ['Late', 'Due today', 'Later', 'Coming in', 'Nothing due'] as const

/** The api has sorted the cards of each group. */
function groupsOf(cards: readonly DeskCard[], today: Day): Group[] {
  const nameOf = (card: DeskCard): (typeof groupNames)[number] => {
    const due = dueOf(card, today)
    if (!due) return 'Nothing due'
    if (due.tone === 'expected') return 'Coming in'
    if (due.tone === 'late') return 'Late'
    return due.tone === 'today' ? 'Due today' : 'Later'
  }
  const groups = Object.groupBy(cards, nameOf)
  return groupNames.flatMap((name) => {
    const found = groups[name]
    return found ? [{ name, cards: found }] : []
  })
}

function Row({ card, today }: { card: DeskCard; today: Day }): JSX.Element {
  const due = dueOf(card, today)
  const stage = stages.find((each) => each.stage === card.stage) ?? stages[0]
  return (
    <tr>
      <td className={styles['due']}>
        {due ? <DueMark due={due} /> : null}
        {card.express ? <ExpressMark /> : null}
      </td>
      <td className={styles['order']}>
        <Link className={styles['number']} to={`/order/${card.id}`} data-card>
          {card.collection_ref}
        </Link>
      </td>
      <td className={styles['customer']}>{card.customer_name}</td>
      <td className={styles['garments']}>{garmentsOf(card)}</td>
      <td className={styles['stage']}>
        <Sign name={stage.sign} size={18} /> {stage.label}
        {card.note ? <NoteMark note={card.note} /> : null}
      </td>
      <td className={styles['tailor']}>
        <TailorBadge tailors={card.tailors} />
      </td>
      <td className={styles['way']}>{wayOf(card)}</td>
    </tr>
  )
}

import { useRef, type JSX } from 'react'
import type { DeskCard, DeskColumn, DeskPage } from '@darnley/contract/workshop-desk'
import { Link } from '@darnley/web/router'
import { Sign } from '#src/components/icon.tsx'
import { deskAddress, stages, type DeskView } from '#src/lib/desk-view.ts'
import { Card } from './card.tsx'
import { NothingHere } from './nothing-here.tsx'
import styles from './board.module.css'
import { useCardKeys } from './use-card-keys.ts'

interface BoardProps {
  view: DeskView
  desk: DeskPage
}

/** A column for each stage. On a phone one stage at a time, which the address names. */
export function Board({ view, desk }: BoardProps): JSX.Element {
  const board = useRef<HTMLDivElement>(null)
  useCardKeys(board)
  const shown = view.stage ?? firstWithOrders(desk.columns)
  if (desk.columns.every(({ counts }) => counts.all === 0)) return <NothingHere view={view} />
  return (
    <>
      <nav className={styles['stages']} aria-label="Stage">
        {stages.map(({ stage, label }) => (
          <Link
            key={stage}
            to={deskAddress({ ...view, stage })}
            aria-current={stage === shown ? 'true' : undefined}
          >
            <b>{countOf(desk.columns, stage)}</b>
            {label}
          </Link>
        ))}
      </nav>
      <div ref={board} className={styles['board']}>
        {stages.map(({ stage }) => (
          <Column
            key={stage}
            view={view}
            stage={stage}
            isShown={stage === shown}
            column={desk.columns.find((column) => column.stage === stage)}
            cards={desk.cards.filter((card) => card.stage === stage)}
          />
        ))}
      </div>
    </>
  )
}

interface ColumnProps {
  view: DeskView
  stage: DeskColumn['stage']
  /** Whether a phone shows it. */
  isShown: boolean
  column: DeskColumn | undefined
  cards: readonly DeskCard[]
}

function Column({ view, stage, isShown, column, cards }: ColumnProps): JSX.Element {
  const { label, sign } = stages.find((each) => each.stage === stage) ?? stages[0]
  const count = column?.counts.all ?? 0
  const hidden = count - cards.length
  return (
    <section className={styles['column']} data-column data-shown={isShown}>
      <div className={styles['heading']}>
        <Sign name={sign} />
        <h2>{label}</h2>
        <b>{count}</b>
        <p>{column ? urgencyOf(column.counts) : ''}</p>
      </div>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Link className={styles['more']} to={deskAddress({ ...view, view: 'list', stage })}>
          {hidden} more<span className="visually-hidden"> in {label}</span>
        </Link>
      ) : null}
    </section>
  )
}

function urgencyOf({ late, today, express }: DeskColumn['counts']): string {
  const words = [
    late > 0 ? `${late} late` : '',
    today > 0 ? `${today} today` : '',
    express > 0 ? `${express} express` : '',
  ]
  return words.filter(Boolean).join(' · ')
}

function countOf(columns: readonly DeskColumn[], stage: string): number {
  return columns.find((column) => column.stage === stage)?.counts.all ?? 0
}

/** Work in hand is what most look for first. */
function firstWithOrders(columns: readonly DeskColumn[]): string {
  if (countOf(columns, 'in_work') > 0) return 'in_work'
  return columns.find(({ counts }) => counts.all > 0)?.stage ?? 'coming'
}

import { useState, type JSX, type SubmitEvent } from 'react'
import type { Figures } from '@darnley/contract/workshop-figures'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Link } from '@darnley/web/router'
import { Button } from '@darnley/web/ui/button'
import { Sign } from '#src/components/icon.tsx'
import { figuresAddress, periodsAt, type FiguresView } from '#src/lib/figures-view.ts'
import { useViewChange } from '#src/lib/use-view-change.ts'
import { Choice } from '#src/components/choice.tsx'
import styles from './page.module.css'

interface ToolsProps {
  view: FiguresView
  /** Undefined until they are known. */
  figures: Figures | undefined
}

/** Period, shop and service. */
export function Tools({ view, figures }: ToolsProps): JSX.Element {
  const [isOwn, setOwn] = useState(view.period === null)
  const choose = useViewChange(view, figuresAddress)
  return (
    <>
      <div className={styles['tools']}>
        <nav className={styles['chips']} aria-label="Period">
          {periodsAt(dayAt(shopNow())).map(({ name, label, from, to }) => (
            <Link
              key={name}
              to={figuresAddress({ ...view, period: name, from, to })}
              aria-current={name === view.period ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <button
          type="button"
          className={styles['chip']}
          aria-expanded={isOwn}
          data-chosen={view.period === null}
          onClick={() => setOwn(!isOwn)}
        >
          <Sign name="calendar" size={18} />
          From, to
        </button>
        <Choice
          className={styles['choice']}
          label="Shop"
          every="Every shop"
          value={view.shop}
          options={figures?.shop_options ?? []}
          onChoose={(shop) => choose({ shop })}
        />
        <Choice
          className={styles['choice']}
          label="Service"
          every="Every service"
          value={view.service}
          options={figures?.service_options ?? []}
          onChoose={(service) => choose({ service })}
        />
      </div>
      {isOwn ? (
        <OwnDays view={view} onChoose={(days) => choose({ period: null, ...days })} />
      ) : null}
    </>
  )
}

interface OwnDaysProps {
  view: FiguresView
  onChoose: (days: { from: string; to: string }) => void
}

function OwnDays({ view, onChoose }: OwnDaysProps): JSX.Element {
  const [days, setDays] = useState({ from: view.from, to: view.to })
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onChoose(days)
  }
  return (
    <form className={styles['days']} onSubmit={submit} noValidate>
      <label>
        First day
        <input
          type="date"
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
      </label>
      <label>
        Last day
        <input
          type="date"
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </label>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}

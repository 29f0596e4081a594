import { useState, type JSX, type SubmitEvent } from 'react'
import type { Figures } from '@darnley/contract/workshop-figures'
import { dayAt } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { Button } from '@darnley/web/ui/button'
import { figuresAddress, periodsAt, type FiguresView } from '#src/lib/figures-view.ts'
import { useViewChange } from '#src/lib/use-view-change.ts'
import { Choice } from '#src/components/filter-bar/choice.tsx'
import { ChipButton, FilterBar } from '#src/components/filter-bar/filter-bar.tsx'
import compact from '#src/components/form/compact.module.css'
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
      <FilterBar
        label="Period"
        chips={periodsAt(dayAt(shopNow())).map(({ name, label, from, to }) => ({
          to: figuresAddress({ ...view, period: name, from, to }),
          label,
          isCurrent: name === view.period,
        }))}
      >
        <ChipButton
          label="From, to"
          sign="calendar"
          isChosen={view.period === null}
          isOpen={isOwn}
          onPress={() => setOwn(!isOwn)}
        />
        <Choice
          label="Shop"
          every="Every shop"
          value={view.shop}
          options={figures?.shop_options ?? []}
          onChoose={(shop) => choose({ shop })}
        />
        <Choice
          label="Service"
          every="Every service"
          value={view.service}
          options={figures?.service_options ?? []}
          onChoose={(service) => choose({ service })}
        />
      </FilterBar>
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
          className={compact['field']}
          type="date"
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
      </label>
      <label>
        Last day
        <input
          className={compact['field']}
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

import { useState, type JSX } from 'react'
import type { BasketEntry, ServiceDetails } from '@darnley/contract/basket'
import { shownAnswer } from '@darnley/domain/flow'
import { formatMoney } from '@darnley/domain/money'
import { linePrice } from '@darnley/domain/pricing'
import { $basket, changeBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { SewingButton } from '@darnley/web/ui/sewing-button'
import { useAfterPaint } from '@darnley/web/ui/use-after-paint'
import { fittingCards } from '#src/lib/fitting-cards.ts'
import { siteLocale } from '#src/lib/site.ts'
import { $wizard } from '#src/stores/wizard.ts'
import styles from './added-notice.module.css'

interface Line {
  readonly entry: BasketEntry
  readonly entryIndex: number
  readonly details: ServiceDetails
}

/** Says what was just added and for how much, and offers to take it out again. */
export function AddedNotice(): JSX.Element {
  const line = useAddedLine()
  const [removed, setRemoved] = useState<Line | null>(null)
  const [hasFailed, setFailed] = useState(false)
  // A screen reader announces what appears in a region that was there before.
  const isPainted = useAfterPaint()

  function remove(added: Line): void {
    setRemoved(added)
    setFailed(false)
    const { entry, details } = added
    const change = { type: 'remove-service', entryId: entry.id, serviceId: details.id } as const
    changeBasket(change).catch(() => setFailed(true))
  }
  function restore({ entry, entryIndex, details }: Line): void {
    setRemoved(null)
    setFailed(false)
    const change = { type: 'restore-service', entry, entryIndex, serviceId: details.id } as const
    changeBasket(change).catch(() => setFailed(true))
  }
  return (
    <div className={styles['region']}>
      <div role="status">{isPainted && line ? <Added line={line} /> : null}</div>
      {isPainted && line ? (
        <Button
          variant="link"
          aria-label={`Remove it: ${nameOf(line)}`}
          onClick={() => remove(line)}
        >
          Remove it
        </Button>
      ) : null}
      {removed && !line ? (
        <Notice tone="info" action={{ label: 'Undo', onSelect: () => restore(removed) }}>
          {nameOf(removed)} was removed.
        </Notice>
      ) : null}
      {hasFailed ? (
        <Notice tone="error">We could not change your basket. Please try again.</Notice>
      ) : null}
    </div>
  )
}

function Added({ line }: { line: Line }): JSX.Element {
  const { details } = line
  const words = detailsOf(details)
  return (
    <div className={styles['added']}>
      <SewingButton state="done" size={32} />
      <p>
        <b>
          Added: {nameOf(line)}, {formatMoney(linePrice(details), siteLocale())}
        </b>
        {words ? <span className={styles['details']}>{words}</span> : null}
      </p>
    </div>
  )
}

/** Returns the line that was just added, while it is in the basket. */
export function useAddedLine(): Line | null {
  const { added } = useStore($wizard)
  const { entries } = useStore($basket)
  const entryIndex = entries.findIndex(({ id }) => id === added?.entryId)
  const entry = entries[entryIndex]
  const details = entry?.serviceDetails.find(({ id }) => id === added?.serviceId)
  return entry && details ? { entry, entryIndex, details } : null
}

function nameOf({ entry, details }: Line): string {
  return `${entry.item.name}, ${details.service.name}`
}

function detailsOf({
  questionAnswerModifiers,
  subserviceDetails,
  fittingChoice,
  repairLocation,
}: ServiceDetails): string {
  return [
    ...questionAnswerModifiers.map(shownAnswer),
    subserviceDetails?.subservice.name,
    ...(subserviceDetails?.questionAnswerModifiers ?? []).map(shownAnswer),
    repairLocation,
    fittingChoice && fittingCards[fittingChoice].name,
  ]
    .filter(Boolean)
    .join(' · ')
}

import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useChange, useQueryClient } from '@darnley/web/query'
import { useNavigate } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { useIsMounted } from '@darnley/web/ui/use-is-mounted'
import { countsOf } from '#src/lib/check-words.ts'
import { arrivalOf, checkFaults, noFaults, type CheckFaults, type Checks } from '#src/lib/checks.ts'
import { stepProblem } from '#src/lib/write/step-problem.ts'
import { forgetChecks } from '#src/stores/checks.ts'
import { CheckInBar } from './check-in-bar.tsx'
import { CustomerPanel } from './customer-panel.tsx'
import { ExpectedGarments } from './expected-garments.tsx'
import { NotBooked } from './not-booked.tsx'
import styles from './page.module.css'
import { TagsPanel } from './tags-panel.tsx'
import { Told } from './told.tsx'
import { useChecks } from './use-checks.ts'

/** The expected garments of an order, ticked one by one; what was found is sent at once, and tags are printed. */
export function CheckIn({ order }: { order: WorkshopOrder }): JSX.Element {
  const checking = useChecks(order)
  const { checks, opened, isByHand, change, open: openGarment } = checking
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useCheckIn(order)
  const left = checkFaults(checks, order)
  const isComplete = left.garments.size + left.extras.size === 0
  const faults = isTried ? left : noFaults
  const counts = countsOf(checks, order)

  function submit(): void {
    setIsTried(true)
    if (isComplete) return mutate(checks)
    // The first garment that lacks something is opened, with its field.
    const [first] = left.garments.keys()
    if (first !== undefined) openGarment(first)
  }

  return (
    <>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <ExpectedGarments order={order} checking={checking} faults={faults.garments} />
          <NotBooked
            order={order}
            extras={checks.extras}
            faults={faults.extras}
            onChange={(extras) => change({ extras })}
          />
        </div>
        <div className={styles['stack']}>
          <CustomerPanel order={order} />
          <Told order={order} checks={checks} onMessage={(message) => change({ message })} />
          <TagsPanel counts={counts} />
        </div>
      </div>
      {isTried && !isComplete ? <Notice tone="error">{leftWords(left)}</Notice> : null}
      {error ? (
        <Notice tone="error">{`${stepProblem(error, 'order')} What you ticked is kept.`}</Notice>
      ) : null}
      <CheckInBar
        counts={counts}
        isBusy={isPending}
        takesFocus={isByHand && opened === null}
        onCheckIn={submit}
      />
    </>
  )
}

function useCheckIn(order: WorkshopOrder) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  return useChange({
    mutationFn: (checks: Checks) =>
      staffCall('POST /workshop/arrivals', { body: arrivalOf(checks, order) }),
    onSuccess: async () => {
      // A colleague who has gone on stays there.
      if (isMounted()) await navigate(`/tags/${order.id}#print`)
      forgetChecks(order.id)
    },
    // Also after a refusal, which says that the order is another by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
}

/** Names all that is left to do, in one line above the button. */
function leftWords({ garments, extras }: CheckFaults): string {
  const words = [
    ...[...garments.keys()].map((number) => `garment ${number}`),
    ...(extras.size > 0 ? ['what was not booked'] : []),
  ]
  return `Nothing was sent yet. Look at ${words.join(', ')}.`
}

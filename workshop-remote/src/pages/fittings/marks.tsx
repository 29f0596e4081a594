import type { JSX } from 'react'
import type { FittingMark } from '@darnley/contract/workshop-fittings'
import { dayAt } from '@darnley/domain/turnaround'
import { Button } from '@darnley/web/ui/button'
import { Buttons } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'

interface MarksProps {
  mark: FittingMark | null
  /** Of the fitting. */
  day: string
  now: Date
  isPending: boolean
  onMark: (mark: FittingMark | null) => void
  onMove: () => void
}

/** The steps of a fitting. What came of it is marked on its day, or later. */
export function Marks({ mark, day, now, isPending, onMark, onMove }: MarksProps): JSX.Element {
  const canMark = day <= dayAt(now)
  return (
    <>
      {canMark && mark === null ? (
        <Button wide busy={isPending} onClick={() => onMark('here')}>
          The customer is here
        </Button>
      ) : null}
      {mark === 'here' ? (
        <Button wide busy={isPending} onClick={() => onMark('done')}>
          All is pinned
        </Button>
      ) : null}
      <Buttons>
        {mark === null || mark === 'absent' ? (
          <PlainButton onClick={onMove}>Move</PlainButton>
        ) : null}
        {canMark && mark === null ? (
          <PlainButton busy={isPending} onClick={() => onMark('absent')}>
            Did not come
          </PlainButton>
        ) : null}
        {mark === null ? null : (
          <PlainButton busy={isPending} onClick={() => onMark(null)}>
            Take this back
          </PlainButton>
        )}
      </Buttons>
    </>
  )
}

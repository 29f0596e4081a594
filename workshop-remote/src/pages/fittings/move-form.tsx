import { useState, type JSX } from 'react'
import type { FittingTime } from '@darnley/contract/fittings'
import type { FittingDay } from '@darnley/contract/workshop-fittings'
import { formatDay } from '@darnley/domain/turnaround'
import { useQuery } from '@darnley/web/query'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form, Pair } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { fittingsQuery } from '#src/queries/fittings.ts'
import { isAhead } from './standing.ts'
import { readDay, type FittingsView } from './view.ts'

interface MoveFormProps {
  /** When it begins now, on the day and at the place of `data`. */
  startsAt: string
  data: FittingDay
  view: FittingsView
  now: Date
  isPending: boolean
  onMove: (to: FittingTime) => void
  onCancel: () => void
}

/** Another place, day or free time; the customer is told by mail. */
export function MoveForm(props: MoveFormProps): JSX.Element {
  const { startsAt, data, view, now, isPending, onMove, onCancel } = props
  const [date, setDate] = useState<string>(view.day)
  const [place, setPlace] = useState(data.place_id ?? '')
  const [time, setTime] = useState('')
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const day = readDay(date) ?? view.day
  const { data: wanted, isError } = useQuery(fittingsQuery(day, place))
  const isHere = day === data.date && place === data.place_id
  const free = (wanted?.times ?? []).filter(
    ({ free: seats = 0, starts_at: start }) =>
      seats > 0 && isAhead({ date: day }, start, now) && !(isHere && start === startsAt),
  )
  const chosen = free.find(({ starts_at: start }) => start === time) ?? free[0]

  function submit(): void {
    setFaults(new Map(chosen ? [] : [['date', faultOf(isError, wanted !== undefined)]]))
    if (chosen) onMove({ place_id: place, date: day, starts_at: chosen.starts_at })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      {data.places.length > 1 ? (
        <SelectField
          label="Place"
          value={place}
          options={data.places.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setPlace}
        />
      ) : null}
      <Pair>
        <TextField
          label="Day"
          name="date"
          type="date"
          value={date}
          error={faults.get('date')}
          onChange={setDate}
        />
        <SelectField
          label="Time"
          value={chosen?.starts_at ?? ''}
          options={
            free.length > 0
              ? free.map(({ starts_at: start }) => ({ value: start, label: start }))
              : [{ value: '', label: 'None is free' }]
          }
          onChange={setTime}
        />
      </Pair>
      <p>The customer is told by e-mail.</p>
      <Buttons>
        <PlainButton onClick={onCancel}>Back</PlainButton>
        <PlainButton type="submit" busy={isPending}>
          {chosen ? `Move to ${formatDay(day)}, ${chosen.starts_at}` : 'Move'}
        </PlainButton>
      </Buttons>
    </Form>
  )
}

function faultOf(hasFailed: boolean, isLoaded: boolean): string {
  if (hasFailed) return 'The times of this day could not be loaded. Try again.'
  return isLoaded
    ? 'No time of this day is free. Choose another day.'
    : 'One moment: the times are loading.'
}

import { useState, type FormEvent, type JSX } from 'react'
import type { FaultKind } from '@darnley/contract/guarantee'
import { longestReport } from '@darnley/contract/report-limits'
import { isVisible } from '@darnley/contract/text/visible'
import type { Day } from '@darnley/domain/turnaround'
import { PickupDays } from '#src/components/pickup-days.tsx'
import { faultNames } from '@darnley/domain/fault-names'
import { useQuery } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { RadioCard, RadioFieldset } from '@darnley/web/ui/radio-cards'
import { TextField } from '@darnley/web/ui/text-field'
import { photoPart } from '#src/queries/photo-part.ts'
import { keepReportDraft, openReportDraft, type ReportDraft } from '#src/stores/report-draft.ts'
import styles from './guarantee.module.css'
import { useReport } from './use-report.ts'

interface ReportFormProps {
  token: string
  /** Those that can be reported. */
  garments: readonly { readonly number: number; readonly name: string }[]
  /** When the postie can collect; none for another way. */
  days: readonly Day[]
  /** Whether the order has others, so that the form has to say which one it is about. */
  isNamed: boolean
  onSent: () => void
}

const kinds: readonly FaultKind[] = ['too_long', 'too_short', 'seam', 'other']

type Answers = Pick<ReportDraft, 'garment' | 'kind' | 'words'>

/** Asks what is not right, and sends it to the workshop. */
export function ReportForm(props: ReportFormProps): JSX.Element {
  const { token, garments, days, isNamed, onSent } = props
  const { send, isPending, problem } = useReport(token, onSent)
  const [answers, setAnswers] = useState(() => startWith(openReportDraft(token), garments))
  const [isTried, setIsTried] = useState(false)
  const pickupDay = days.find((day) => day === answers.pickupDay) ?? days[0]
  const faults = faultsOf(answers)
  const errorOf = (name: keyof Answers): string | undefined => (isTried ? faults[name] : undefined)
  const change = (changed: Partial<ReportDraft>): void => {
    setAnswers({ ...answers, ...changed })
    keepReportDraft(token, { ...answers, ...changed })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    const { garment, kind, words, photosId } = answers
    const missing = names.find((name) => faults[name])
    if (missing) document.getElementById(idOf(missing))?.focus()
    else if (garment !== null && kind !== null)
      send({
        ...{ garment: Number(garment), kind, words: words.trim(), photos_id: photosId },
        ...(pickupDay && { pickup_day: pickupDay }),
      })
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {isNamed ? (
        <Cards
          name="garment"
          legend="Which garment?"
          options={garments.map(({ number, name }) => ({ value: String(number), label: name }))}
          value={answers.garment}
          error={errorOf('garment')}
          onChange={(garment) => change({ garment })}
        />
      ) : null}
      <Cards
        name="kind"
        legend="What is it?"
        options={kinds.map((kind) => ({ value: kind, label: faultNames[kind] }))}
        value={answers.kind}
        error={errorOf('kind')}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        id={idOf('words')}
        label="In your words"
        name="words"
        multiline
        required
        maxLength={longestReport}
        value={answers.words}
        onChange={(words) => change({ words })}
        error={errorOf('words')}
      />
      {pickupDay ? (
        <div className={styles['days']}>
          <PickupDays
            days={days}
            chosen={pickupDay}
            onChoose={(day) => change({ pickupDay: day })}
          />
          <p>The postie comes once we have agreed to do it again.</p>
        </div>
      ) : null}
      <Photos photosId={answers.photosId} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <div className={styles['foot']}>
        <Button type="submit" busy={isPending}>
          Send to our tailors
        </Button>
        <p>We answer within one working day.</p>
      </div>
    </form>
  )
}

/** Loaded after the form, which can be sent without it. Photos that wait are sent after the report, too. */
function Photos({ photosId }: { photosId: string }): JSX.Element | null {
  const { data } = useQuery(photoPart)
  return data ? (
    <data.PhotoField
      garmentId={photosId}
      heading="h3"
      hint="Of the place that is not right. You need not wait until they are sent."
    />
  ) : null
}

/** Returns a draft with the garment that it can be about. */
function startWith(draft: ReportDraft, garments: ReportFormProps['garments']): ReportDraft {
  const numbers = garments.map(({ number }) => String(number))
  const [only] = numbers.length === 1 ? numbers : []
  const isThere = draft.garment !== null && numbers.includes(draft.garment)
  return { ...draft, garment: isThere ? draft.garment : (only ?? null) }
}

const names = ['garment', 'kind', 'words'] as const satisfies readonly (keyof Answers)[]

const idOf = (name: keyof Answers): string => `report-${name}`

function faultsOf({ garment, kind, words }: Answers): Partial<Record<keyof Answers, string>> {
  return {
    ...(garment === null ? { garment: 'Choose the garment' } : {}),
    ...(kind === null ? { kind: 'Choose what it is' } : {}),
    ...(isVisible(words) ? {} : { words: 'Say in your words what is not right' }),
  }
}

interface CardsProps<Value extends string> {
  name: keyof Answers
  legend: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value | null
  error: string | undefined
  onChange: (value: Value) => void
}

/** Radio cards, two in a row where there is room. */
function Cards<Value extends string>(props: CardsProps<Value>): JSX.Element {
  const { name, legend, options, value, error, onChange } = props
  return (
    <RadioFieldset name={name} legend={legend} error={error}>
      {(group) => (
        <div className={styles['cards']}>
          {options.map((option, index) => (
            <RadioCard
              key={option.value}
              group={group}
              {...(index === 0 ? { id: idOf(name) } : {})}
              option={option}
              isChecked={option.value === value}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </RadioFieldset>
  )
}

import { useState, type JSX } from 'react'
import type { MoneyLine, OrderMoney } from '@darnley/contract/workshop-money'
import type { Day } from '@darnley/domain/turnaround'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { useToday } from '@darnley/web/use-today'
import { Sign } from '#src/components/icon.tsx'
import { Form, Pair } from '#src/components/form/form.tsx'
import { GarmentPhotos } from '#src/components/photos/garment-photos.tsx'
import { answerDays, usualDays } from './answer-days.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { MoneyWriteNotice } from './money-write-notice.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'
import { priceFaults, proposedBy, type PriceDraft, type PriceField } from './price-choice.ts'
import type { Proposed } from './preview.ts'
import { PricePreview } from './price-preview.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { useMoneyWrite } from './use-money-write.ts'

const kinds = [
  {
    value: 'more',
    label: (
      <>
        <Icon name="plus" size={18} />
        More
      </>
    ),
  },
  { value: 'less', label: 'Less' },
  {
    value: 'not_possible',
    label: (
      <>
        <Sign name="prohibited" size={18} />
        Not possible
      </>
    ),
  },
] as const

const findings = [{ kind: 'finding', label: 'Photo of what was found' }] as const

interface PriceFormProps {
  money: OrderMoney
  /** Those that another price can be proposed for. */
  lines: readonly MoneyLine[]
  /** Number of the garment that a colleague came from: its first line is chosen. */
  garment: number | null
  onDone: () => void
}

/** Proposes another price for a line, and shows before what the customer will pay or get back. */
export function PriceForm({ money, lines, garment, onDone }: PriceFormProps): JSX.Element {
  const first = lines.find(({ garment_number: number }) => number === garment) ?? lines[0]
  const [draft, setDraft] = useState<PriceDraft>({
    ...{ lineId: first?.line_id ?? '', kind: 'more', price: '', days: usualDays, reason: '' },
  })
  const today = useToday()
  const { state, faults, touch, press } = useMoneyWrite<PriceField>({ money, fieldOf, onDone })
  // A colleague may have proposed another price for the line in the meantime.
  const line = lines.find(({ line_id: id }) => id === draft.lineId) ?? null
  const proposed = line && proposedBy(line, draft)
  const name = firstNameOf(money.customer_name)

  function change(part: Partial<PriceDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(): void {
    void press({
      faults: priceFaults(line, draft),
      send: (version) => send(money._id, { version, proposed, draft, today }),
      isEffected: (current) => isProposed(current, { proposed, draft }),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <PriceFields
        lines={lines}
        line={line}
        draft={draft}
        today={today}
        faults={faults}
        onChange={change}
      />
      <TextField
        label={`Why? ${name} reads this`}
        name="reason"
        multiline
        value={draft.reason}
        maxLength={1000}
        error={faults.get('reason')}
        onChange={(reason) => change({ reason })}
      />
      {line ? (
        <GarmentPhotos
          key={line.garment_number}
          orderId={money._id}
          garment={line.garment_number}
          taken={findings}
          shown={['finding']}
        />
      ) : null}
      {proposed ? <PricePreview money={money} proposed={proposed} /> : null}
      <MoneyWriteNotice state={state} />
      <Button type="submit" wide busy={state.type === 'sending'}>
        <Icon name="mail" size={20} />
        {`Send to ${name}`}
      </Button>
    </Form>
  )
}

interface PriceFieldsProps extends Pick<PriceFormProps, 'lines'> {
  line: MoneyLine | null
  draft: PriceDraft
  today: Day
  faults: ReadonlyMap<PriceField, string>
  onChange: (part: Partial<PriceDraft>) => void
}

function PriceFields(props: PriceFieldsProps): JSX.Element {
  const { lines, line, draft, today, faults, onChange } = props
  return (
    <>
      <SelectField
        label="For"
        value={line?.line_id ?? ''}
        options={[
          ...(line ? [] : [{ value: '', label: 'Choose' }]),
          ...lines.map((each) => ({
            value: each.line_id,
            label: nameOf(each, lines),
          })),
        ]}
        error={faults.get('line')}
        onChange={(lineId) => onChange({ lineId })}
      />
      <Segments
        legend="What changes"
        hideLegend
        options={kinds}
        value={draft.kind}
        error={faults.get('kind')}
        onChange={(kind) => onChange({ kind })}
      />
      <Pair>
        {draft.kind === 'not_possible' ? null : (
          <TextField
            label={line ? `New price, was ${moneyText(line.price)}` : 'New price'}
            name="price"
            value={draft.price}
            inputMode="decimal"
            autoComplete="off"
            error={faults.get('price')}
            onChange={(price) => onChange({ price })}
          />
        )}
        <SelectField
          label="Answer until"
          value={String(draft.days)}
          options={answerDays(today).map(({ days, label }) => ({
            value: String(days),
            label,
          }))}
          error={faults.get('until')}
          onChange={(days) => onChange({ days: Number(days) })}
        />
      </Pair>
    </>
  )
}

/** Two garments of a kind differ by their numbers, as on their tags. */
function nameOf(
  { garment, garment_number: number, service }: MoneyLine,
  lines: readonly MoneyLine[],
): string {
  const isOne = lines.every((line) => line.garment_number === number)
  return `${isOne ? '' : `${number}. `}${garment}: ${service}`
}

interface Sending {
  readonly proposed: Proposed | null
  readonly draft: PriceDraft
}

async function send(
  id: string,
  { version, today, proposed, draft: { days, reason } }: Sending & { version: number; today: Day },
): Promise<OrderMoney> {
  if (!proposed) throw new TypeError('A draft with faults is not sent')
  const { kind, line, newPrice } = proposed
  return staffCall('POST /workshop/orders/{id}/proposals', {
    params: { id },
    body: {
      ...{ version, kind, line_id: line.line_id, reason: reason.trim() },
      new_price: kind === 'not_possible' ? undefined : newPrice,
      answer_until: answerDays(today).find((each) => each.days === days)?.until,
    },
    signal: timeLimit(),
  })
}

/** Whether the order has the proposal that is sent: an earlier press arrived, only its answer was lost. */
function isProposed({ proposals }: OrderMoney, { proposed, draft }: Sending): boolean {
  return proposals.some(
    (each) =>
      each.state === 'open' &&
      each.line_id === proposed?.line.line_id &&
      each.kind === proposed.kind &&
      each.new_price === proposed.newPrice &&
      each.reason === draft.reason.trim(),
  )
}

const fields: Readonly<Record<string, PriceField>> = {
  line_id: 'line',
  kind: 'kind',
  new_price: 'price',
  answer_until: 'until',
  reason: 'reason',
}

function fieldOf([first = '']: readonly string[]): PriceField | null {
  return fields[first] ?? null
}

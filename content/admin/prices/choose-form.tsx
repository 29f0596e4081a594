'use client'

import { useId, useState, type ReactNode } from 'react'
import type { PriceOverview } from '../../src/prices/overview.ts'
import { hundredths } from '../../src/rules/price-change.ts'
import { toPounds } from '../../src/rules/pounds.ts'
import { changesOf, nothingChosen, servicesOf, type Choice } from './chosen.ts'
import { Choose, column, control, row, tick, ticked } from './choose.tsx'
import { Proposal, type ProposalProps } from './proposal.tsx'
import { Ticks } from './ticks.tsx'

type ChooseFormProps = Omit<ProposalProps, 'changes'>

/** Chooses services and how their prices change. */
export function ChooseForm({ overview, ...proposal }: ChooseFormProps): ReactNode {
  const [choice, setChoice] = useState(nothingChosen)
  const change = (part: Partial<Choice>): void => setChoice((now) => ({ ...now, ...part }))
  const changes = changesOf(overview, choice)
  const title = useId()
  return (
    <section aria-labelledby={title} style={{ marginBottom: 48 }}>
      <h2 id={title}>Change many prices</h2>
      <div style={row}>
        <Which overview={overview} choice={choice} onChange={change} />
      </div>
      <Ticks services={servicesOf(overview, choice)} choice={choice} onChange={change} />
      <div style={row}>
        <HowMuch choice={choice} onChange={change} />
      </div>
      {changes.length > 0 ? (
        <Proposal overview={overview} changes={changes} {...proposal} />
      ) : (
        <p role="status">{wordsForNone(choice)}</p>
      )}
    </section>
  )
}

function wordsForNone({ value, by }: Choice): string {
  if (value.trim() === '')
    return 'Type by how much: every new price is shown here before it is published.'
  if (hundredths(value) !== null) return 'No price changes by this.'
  return by === 'percent'
    ? 'Type a number of percent, such as 7.5, or -10 to lower prices.'
    : 'Type pounds, such as 2.50, or -2.50 to lower prices.'
}

interface PartProps {
  readonly choice: Choice
  readonly onChange: (part: Partial<Choice>) => void
}

function Which({
  overview: { categories, garments },
  choice: { category, garment },
  onChange,
}: PartProps & { readonly overview: PriceOverview }): ReactNode {
  const inCategory = garments.filter((each) => !category || each.category === category)
  return (
    <>
      <Choose
        label="Category"
        value={category}
        options={[{ id: '', name: 'All categories' }, ...categories]}
        onChange={(id) => onChange({ category: id, garment: '', without: [] })}
      />
      <Choose
        label="Garment"
        value={garment}
        options={[{ id: '', name: 'All garments' }, ...inCategory]}
        onChange={(id) => onChange({ garment: id, without: [] })}
      />
    </>
  )
}

const ways = [
  { id: 'percent', name: 'Percent' },
  { id: 'amount', name: 'Pounds' },
]

/** In pence. */
const roundings = [1, 10, 50, 100, 500].map((step) => ({
  id: String(step),
  name: `£${toPounds(step)}`,
}))

function HowMuch({ choice: { by, value, step, extras }, onChange }: PartProps): ReactNode {
  return (
    <>
      <Choose
        label="Change by"
        value={by}
        options={ways}
        onChange={(id) => onChange({ by: id === 'amount' ? 'amount' : 'percent' })}
      />
      <label style={column}>
        {by === 'percent' ? 'How many percent' : 'How many pounds'}
        <input
          style={control}
          inputMode="text"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </label>
      <Choose
        label="Round to"
        value={String(step)}
        options={roundings}
        onChange={(id) => onChange({ step: Number(id) })}
      />
      <label style={ticked}>
        <input
          style={tick}
          type="checkbox"
          checked={extras}
          onChange={({ target }) => onChange({ extras: target.checked })}
        />
        Also what answers and options add
      </label>
    </>
  )
}

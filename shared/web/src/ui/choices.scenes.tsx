import { useState, type JSX } from 'react'
import { formatMoney, minor, moneyOrFree } from '@darnley/domain/money'
import type { Scene } from '@darnley/workbench/scene'
import { CardGrid, ChoiceCard } from './choice-card.tsx'
import { RadioCards } from './radio-cards.tsx'

const image = { url: '/content/api/media/file/item-jeans.svg', width: 240, height: 240 }

function Cards(): JSX.Element {
  const [chosen, setChosen] = useState('Jeans')
  return (
    <CardGrid label="Items">
      {['Jeans', 'Chinos', 'Tailored trousers'].map((name, index) => (
        <ChoiceCard
          key={name}
          name={name}
          caption={formatMoney(minor(1800))}
          image={image}
          tag={index === 1 ? 'Recommended' : undefined}
          selected={name === chosen}
          onSelect={() => setChosen(name)}
        />
      ))}
    </CardGrid>
  )
}

function Radios({ error }: { error?: string }): JSX.Element {
  const [value, setValue] = useState<'post' | 'shop' | null>(null)
  return (
    <RadioCards
      legend="How does it come to us?"
      name="way"
      hint="You can change this later."
      error={error}
      options={[
        { value: 'post', label: 'By post', description: 'We send a label', extra: 'Within a day' },
        { value: 'shop', label: 'In a shop', price: moneyOrFree(minor(0)) },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

export const cards: Scene = { element: <Cards /> }
export const radios: Scene = { element: <Radios /> }
export const radiosWithError: Scene = { element: <Radios error="Choose one of the two" /> }

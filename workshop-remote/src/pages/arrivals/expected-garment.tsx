import type { JSX } from 'react'
import type { GarmentFound, WorkshopGarmentSummary } from '@darnley/contract/workshop-orders'
import { TextField } from '@darnley/web/ui/text-field'
import { needsWords } from '#src/lib/checks.ts'
import styles from './page.module.css'

const ways: readonly { found: GarmentFound; label: string }[] = [
  { found: 'here', label: 'Here' },
  { found: 'missing', label: 'Missing' },
  { found: 'stained', label: 'Stained' },
  { found: 'different', label: 'Different' },
]

interface ExpectedGarmentProps {
  garment: WorkshopGarmentSummary
  /** Null while it is not ticked. */
  found: GarmentFound | null
  words: string
  onFound: (found: GarmentFound) => void
  onWords: (words: string) => void
}

/** One expected garment, and how it was found. */
export function ExpectedGarment(props: ExpectedGarmentProps): JSX.Element {
  const { garment, found, words, onFound, onWords } = props
  const { number, item_name: item, item_description: described, picture, work } = garment
  const name = `${number}. ${[item, described].filter(Boolean).join(', ')}`
  return (
    <li>
      {picture ? <img src={`/content${picture}`} alt="" width={48} height={48} /> : <span />}
      <fieldset>
        <legend>{name}</legend>
        <p className={styles['work']}>{work.map((each) => each.name).join(', ')}</p>
        <div className={styles['options']}>
          {ways.map((way) => (
            <label key={way.found}>
              <input
                type="radio"
                name={`found-${number}`}
                checked={way.found === found}
                onChange={() => onFound(way.found)}
              />
              {way.label}
            </label>
          ))}
        </div>
        {needsWords(found ?? undefined) ? (
          <TextField
            label={found === 'stained' ? 'Where and what is the stain?' : 'What is different?'}
            name={`words-${number}`}
            maxLength={1000}
            value={words}
            onChange={onWords}
          />
        ) : null}
      </fieldset>
    </li>
  )
}

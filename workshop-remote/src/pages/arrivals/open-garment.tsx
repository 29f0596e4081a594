import { useEffect, useRef, type JSX } from 'react'
import type { GarmentFound, WorkshopGarmentSummary } from '@darnley/contract/workshop-orders'
import { TextField } from '@darnley/web/ui/text-field'
import chip from '#src/components/chip.module.css'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import { GarmentPhotos } from '#src/components/photos/garment-photos.tsx'
import { needsWords } from '#src/lib/checks.ts'
import { Fault } from './fault.tsx'
import { ways } from './found-mark.tsx'
import styles from './page.module.css'
import type { Checking } from './use-checks.ts'

const kinds = ['here', 'missing', 'stained', 'different'] as const satisfies GarmentFound[]
/** With what the customer sent, to compare. */
const shown = ['customer', 'arrival'] as const
const taken = [{ kind: 'arrival', label: 'Photo' }] as const

interface OpenGarmentProps {
  orderId: string
  garment: WorkshopGarmentSummary
  checking: Checking
  fault: string | undefined
}

/** How a garment was found, with words and photos where the customer has to know. */
export function OpenGarment(props: OpenGarmentProps): JSX.Element {
  const { orderId, garment, checking, fault } = props
  const { checks, change, open } = checking
  const { number } = garment
  const found = checks.found[number]
  return (
    <div className={styles['opened']}>
      <Choices garment={garment} checking={checking} />
      {fault && !found ? <Fault>{fault}</Fault> : null}
      {needsWords(found) ? (
        <>
          <TextField
            label={
              found === 'stained'
                ? 'What is wrong? The customer reads this'
                : 'What is different? The customer reads this'
            }
            name={`words-${number}`}
            multiline
            maxLength={1000}
            value={checks.words[number] ?? ''}
            error={fault}
            onChange={(words) => change({ words: { ...checks.words, [number]: words } })}
          />
          <GarmentPhotos orderId={orderId} garment={number} taken={taken} shown={shown} />
          <PlainButton onClick={() => open(null)}>That is all of it</PlainButton>
        </>
      ) : null}
    </div>
  )
}

type ChoicesProps = Pick<OpenGarmentProps, 'garment' | 'checking'>

function Choices({ garment, checking }: ChoicesProps): JSX.Element {
  const { checks, isByHand, tick } = checking
  const first = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(isByHand)
  useEffect(() => {
    if (takesFocus.current) first.current?.focus()
  }, [])
  const found = checks.found[garment.number]
  return (
    <div className={styles['options']} role="group" aria-label={garment.item_name}>
      {kinds.map((kind) => (
        <button
          key={kind}
          ref={kind === 'here' ? first : undefined}
          type="button"
          className={chip['chip']}
          data-tone={ways[kind].tone}
          // What is stained or different is here all the same.
          aria-pressed={kind === found || (kind === 'here' && needsWords(found))}
          onClick={() => tick(garment.number, kind)}
        >
          <Sign name={ways[kind].sign} size={18} />
          {ways[kind].label}
        </button>
      ))}
    </div>
  )
}

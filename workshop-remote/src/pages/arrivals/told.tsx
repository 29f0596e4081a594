import { useState, type JSX } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { arrivalWords, type ArrivedGarment } from '@darnley/domain/arrival-words'
import { dayAt, dispatchDay } from '@darnley/domain/turnaround'
import { shopNow } from '@darnley/web/client'
import { useQuery } from '@darnley/web/query'
import { TextField } from '@darnley/web/ui/text-field'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { needsWords, type Checks } from '#src/lib/checks.ts'
import { firstNameOf } from '#src/lib/first-name.ts'
import { photosQuery } from '#src/queries/garment.ts'
import styles from './page.module.css'

interface ToldProps {
  order: WorkshopOrder
  checks: Checks
  onMessage: (message: string) => void
}

/** The mail to the customer, as it will be sent. */
export function Told({ order, checks, onMessage }: ToldProps): JSX.Element {
  const { data: photos = [] } = useQuery(photosQuery(order.id))
  const [isAdding, setIsAdding] = useState(checks.message !== '')
  const { heading, lines } = arrivalWords({
    garments: arrivedOf(order, checks),
    dueOn: dispatchDay(dayAt(shopNow()), order.express),
    hasPhotos: photos.some(({ kind }) => kind === 'arrival'),
  })
  const message = checks.message.trim()
  return (
    <section className={styles['panel']} data-soft="true">
      <header>
        <h2>What {firstNameOf(order.customer_name)} will be told</h2>
        <span className={styles['muted']}>Mail, at once</span>
      </header>
      <div className={styles['told']}>
        <b>{heading}</b>
        {/* Two garments may be described in the same words. */}
        {[...lines, ...(message ? [message] : [])].map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {isAdding ? (
        <TextField
          label="Your words to the customer"
          name="message"
          multiline
          maxLength={1000}
          value={checks.message}
          onChange={onMessage}
        />
      ) : (
        <PlainButton onClick={() => setIsAdding(true)}>Add words</PlainButton>
      )}
    </section>
  )
}

/** What is not ticked yet counts as here. */
function arrivedOf({ garments }: WorkshopOrder, checks: Checks): ArrivedGarment[] {
  const booked = garments.map(({ number, item_name: name }): ArrivedGarment => {
    const found = checks.found[number] ?? 'here'
    const words = needsWords(found) ? (checks.words[number]?.trim() ?? '') : null
    return { name, isExtra: false, found, words }
  })
  const extras = checks.extras.map((words): ArrivedGarment => ({
    name: '',
    isExtra: true,
    found: 'here',
    words: words.trim(),
  }))
  return [...booked, ...extras]
}

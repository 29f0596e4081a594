import { useId, useState, type JSX } from 'react'
import type { BasketEntry } from '@darnley/contract/basket'
import { restoreAbandonedBasket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Panel } from '@darnley/web/ui/page'
import { BasketLines } from '#src/components/basket-lines.tsx'
import { $shop } from '#src/stores/shop.ts'
import styles from './add-these.module.css'

interface AddTheseProps {
  /** The id of the abandoned basket. */
  id: string
  entries: readonly BasketEntry[]
  onAnswer: (isAdded: boolean) => void
}

/** Asks for confirmation before the items of a link are added, because anyone may have sent it. */
export function AddThese({ id, entries, onAnswer }: AddTheseProps): JSX.Element {
  const { locale } = useStore($shop)
  const [state, setState] = useState<'asking' | 'adding' | 'failed'>('asking')
  const headingId = useId()

  function add(): void {
    setState('adding')
    const shown = entries.map((entry) => entry.id)
    const { href } = location
    restoreAbandonedBasket(id, shown).then(
      () => {
        // The items are seen, and checkout is open, before the api has answered: a customer who has gone on stays there.
        if (location.href === href) onAnswer(true)
      },
      () => setState('failed'),
    )
  }

  return (
    <Panel tone="tape">
      <section className={styles['question']} aria-labelledby={headingId}>
        <h2 id={headingId}>Add these items?</h2>
        <BasketLines entries={entries} locale={locale} />
        {state === 'failed' ? (
          <Notice tone="error">We couldn’t bring your basket back just now.</Notice>
        ) : null}
        <div className={styles['answers']}>
          <Button onClick={add} busy={state === 'adding'}>
            {state === 'failed' ? 'Try again' : 'Add to basket'}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            No, thanks
          </Button>
        </div>
      </section>
    </Panel>
  )
}

import { useEffect, useRef, useState, type JSX } from 'react'
import { $serviceCount } from 'shared/session'
import { useStore } from 'shared/stores'
import { Icon } from 'shared/ui/icon'
import { loadArea } from '#src/remotes/load-area.ts'
import { BasketPanelSlot } from './basket-panel-slot.tsx'
import styles from './basket-button.module.css'

/** Shows how many services are in the basket and opens the panel, which is fetched when somebody means to. */
export function BasketButton(): JSX.Element {
  const count = useStore($serviceCount)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The panel may not be the dialog that was opened, which stood in for it while it was loaded.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => setOpen(true)}
      >
        <Icon name="bag" />
        <span className={styles['label']}>Basket</span>
        <span className={styles['count']}>
          {count}
          <span className="visually-hidden">{count === 1 ? ' service' : ' services'}</span>
        </span>
      </button>
      {open ? <BasketPanelSlot onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Only a head start: when it fails, opening the panel tries again and says so. */
function fetchPanel(): void {
  loadArea('checkout/basket-panel').catch(() => {})
}

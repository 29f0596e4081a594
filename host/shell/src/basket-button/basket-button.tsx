import { useEffect, useRef, useState, type JSX } from 'react'
import { $serviceCount, $staff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { storeLogin } from '#src/app/store-login.ts'
import type { AreaModuleName } from '#src/areas/area-name.ts'
import { useSlot } from '#src/areas/areas.tsx'
import { loadArea } from '#src/remotes/load-area.ts'
import { BasketPanelSlot } from './basket-panel-slot.tsx'
import styles from './basket-button.module.css'

/**
 * Shows the number of services in the basket; only where a live area has a panel for it, and on a partner's site only
 * to staff who are signed in.
 */
export function BasketButton(): JSX.Element | null {
  const panel = useSlot('basket-panel')
  const { status } = useStore($staff)
  if (!panel || (storeLogin && status === 'signed-out')) return null
  return <OpenedByButton panel={panel} />
}

/** The panel is fetched on intent. */
function OpenedByButton({ panel }: { panel: AreaModuleName }): JSX.Element {
  const count = useStore($serviceCount)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The panel may be another dialog than the one that was opened as its placeholder.
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
        onPointerEnter={() => fetchPanel(panel)}
        onFocus={() => fetchPanel(panel)}
        onClick={() => setOpen(true)}
      >
        <Icon name="bag" />
        <span className={styles['label']}>Basket</span>
        <span className={styles['count']}>
          {count}
          <span className="visually-hidden">{count === 1 ? ' service' : ' services'}</span>
        </span>
      </button>
      {open ? <BasketPanelSlot name={panel} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Prefetches the panel; ignores a failure, because opening the panel retries and shows it. */
function fetchPanel(panel: AreaModuleName): void {
  loadArea(panel).catch(() => {})
}

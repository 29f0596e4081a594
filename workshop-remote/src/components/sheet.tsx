import { useEffect, useId, useRef, type JSX, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@darnley/web/ui/icon'
import styles from './sheet.module.css'

interface SheetProps {
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The browser's modal dialog, in the middle of the page; on a phone it comes from below. Closed, it keeps what was typed
 * into it.
 */
export function Sheet({ label, open, onClose, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const wasOpen = useRef(false)
  wasOpen.current ||= open
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) onClose()
  }

  return (
    // The backdrop is only an alternative: Escape and the close button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={headingId}>{label}</h2>
          <button type="button" className={styles['close']} onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        {wasOpen.current ? children : null}
      </div>
    </dialog>
  )
}

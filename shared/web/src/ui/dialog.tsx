import { useEffect, useId, useRef, type JSX, type MouseEvent, type ReactNode } from 'react'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  label: ReactNode
  open: boolean
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

interface DrawerProps extends DialogProps {
  /** The edge that it slides in from: the side of the button that opens it. */
  side?: 'left' | 'right'
}

/** A dialog that slides in from an edge. */
export function Drawer({ side = 'right', ...props }: DrawerProps): JSX.Element {
  return <Dialog {...props} shape={side === 'left' ? 'leftDrawer' : 'drawer'} />
}

/** A dialog in the middle of the page. */
export function Modal(props: DialogProps): JSX.Element {
  return <Dialog {...props} shape="modal" />
}

/** The browser's modal dialog: traps the focus, closes on Escape and restores the focus. */
function Dialog({
  label,
  open,
  onClose,
  children,
  footer,
  shape,
}: DialogProps & { shape: 'drawer' | 'leftDrawer' | 'modal' }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
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
      className={styles[shape]}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className={styles['header']}>
        <h2 id={headingId}>{label}</h2>
        <button type="button" className={styles['close']} onClick={onClose} aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
      {footer ? <div className={styles['footer']}>{footer}</div> : null}
    </dialog>
  )
}

import { useEffect, useState, type JSX } from 'react'
import { CameraView } from '@darnley/web/camera'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Panel, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { useKeyboardScanner } from '@darnley/web/ui/use-keyboard-scanner'
import { hasOwnDocument } from '#src/lib/own-document.ts'
import { DropOffDialog } from './drop-off-dialog.tsx'
import styles from './page.module.css'
import { OrderNumberForm } from './order-number-form.tsx'
import { useDropOff } from './use-drop-off.ts'

/** QR drop-off (sections 2.8 and 4.5). Needs its own document, which alone may use the camera. */
export function Page(): JSX.Element {
  const [isOwn] = useState(hasOwnDocument)
  useEffect(() => {
    if (!isOwn) location.reload()
  }, [isOwn])
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Scan the customer&apos;s dropoff QR code</PageHeading>
        {isOwn ? <DropOffDesk /> : <Spinner label="Opening the camera" />}
      </div>
    </Wrap>
  )
}

function DropOffDesk(): JSX.Element {
  const dropOff = useDropOff()
  const [round, setRound] = useState(0)
  useKeyboardScanner(dropOff.scan)
  const restart = (): void => {
    dropOff.restart()
    setRound(round + 1)
  }
  return (
    <div className={styles['columns']}>
      <CameraView onLook={dropOff.look} />
      <Panel tone="chalk">
        <div className={styles['aside']}>
          <h2>No camera?</h2>
          <p>Type the order number, or scan the code with a hand scanner.</p>
          <OrderNumberForm key={round} onFound={dropOff.ask} />
        </div>
      </Panel>
      {dropOff.state.step === 'looking-up' ? (
        <Notice tone="info">Looking up the order …</Notice>
      ) : null}
      <DropOffDialog dropOff={{ ...dropOff, restart }} />
    </div>
  )
}

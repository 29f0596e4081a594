import { useId, useState, type JSX } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { CameraControls } from './camera-controls.tsx'
import styles from './camera-view.module.css'
import type { OnLook } from './scanner.ts'
import { useCamera, type CameraState } from './use-camera.ts'

/** The camera's picture, or the reason why there is none (section 8). */
export function CameraView({ onLook }: { onLook: OnLook }): JSX.Element {
  const elementId = useId()
  const [deviceId, setDeviceId] = useState<string | null>(null)
  const camera = useCamera({ elementId, deviceId, onLook })
  const isShown = camera.status === 'starting' || camera.status === 'running'
  return (
    <div className={styles['camera']}>
      <div className={styles['view']} hidden={!isShown}>
        <div id={elementId} className={styles['picture']} aria-label="Camera" role="img" />
        <span className={styles['frame']} aria-hidden="true" />
        {camera.status === 'starting' ? (
          <span className={styles['starting']}>
            <Spinner label="Starting the camera" />
          </span>
        ) : null}
      </div>
      <CameraTrouble camera={camera} />
      {camera.status === 'running' ? (
        <CameraControls camera={camera} onChoose={setDeviceId} />
      ) : null}
    </div>
  )
}

function CameraTrouble({ camera }: { camera: CameraState }): JSX.Element | null {
  const reload = (): void => location.reload()
  if (camera.status === 'blocked') {
    return (
      <div className={styles['trouble']}>
        <Notice tone="error">
          Camera is blocked or not accessible. Please allow camera in your browser permissions and
          Reload.
        </Notice>
        <Button variant="secondary" onClick={reload}>
          Reload
        </Button>
      </div>
    )
  }
  if (camera.status !== 'not-loaded') return null
  return (
    <Notice tone="error" action={{ label: 'Reload', onSelect: reload }}>
      We couldn’t start the scanner. Loading chunk scanner failed.
    </Notice>
  )
}

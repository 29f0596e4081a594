import { useState, type JSX } from 'react'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import styles from './camera-view.module.css'
import type { Torch } from './scanner.ts'
import type { CameraState } from './use-camera.ts'

interface CameraControlsProps {
  camera: Extract<CameraState, { status: 'running' }>
  onChoose: (deviceId: string) => void
}

/** The controls that the device supports: a choice between several cameras, a torch. */
export function CameraControls({ camera, onChoose }: CameraControlsProps): JSX.Element | null {
  const { torch, cameras, deviceId } = camera
  const [isLit, setIsLit] = useState(false)
  async function light({ switchTo }: Torch): Promise<void> {
    const isNowLit = await switchTo(!isLit).then(
      () => !isLit,
      // A busy camera keeps its torch unchanged.
      () => isLit,
    )
    setIsLit(isNowLit)
  }

  if (!torch && cameras.length < 2) return null
  return (
    <div className={styles['controls']}>
      {cameras.length > 1 ? (
        <SelectField
          label="Camera"
          value={deviceId ?? ''}
          options={cameras.map(({ id, label }) => ({ value: id, label }))}
          onChange={onChoose}
        />
      ) : null}
      {torch ? (
        <Button variant="secondary" aria-pressed={isLit} onClick={() => void light(torch)}>
          Torch
        </Button>
      ) : null}
    </div>
  )
}

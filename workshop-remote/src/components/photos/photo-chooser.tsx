import { useRef, type ChangeEvent, type JSX } from 'react'
import type { StaffPhotoKind } from '@darnley/contract/photos'
import { Button } from '@darnley/web/ui/button'
import { Sign } from '#src/components/icon.tsx'

interface PhotoChooserProps {
  /** By which a key finds it. */
  kind: StaffPhotoKind
  label: string
  isBusy: boolean
  onChosen: (file: File) => void
}

/** A button that opens the camera of a phone, or the files of a computer. */
export function PhotoChooser({ kind, label, isBusy, onChosen }: PhotoChooserProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) onChosen(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={label}
        data-kind={kind}
        hidden
        onChange={choose}
      />
      <Button variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
        <Sign name="camera" />
        {label}
      </Button>
    </>
  )
}

import { useRef, type ChangeEvent, type JSX } from 'react'
import { PhotoSign } from './sign.tsx'

interface AddButtonsProps {
  onChosen: (files: readonly File[]) => void
}

/** Opens the camera of a phone, or its files; on a computer both open the files. */
export function AddButtons({ onChosen }: AddButtonsProps): JSX.Element {
  return (
    <>
      <AddButton label="Take a photo" sign="camera" onChosen={onChosen} />
      <AddButton label="Choose" sign="picture" onChosen={onChosen} />
    </>
  )
}

interface AddButtonProps extends AddButtonsProps {
  label: string
  sign: 'camera' | 'picture'
}

function AddButton({ label, sign, onChosen }: AddButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null)
  const takes = sign === 'camera' ? ({ capture: 'environment' } as const) : { multiple: true }
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    onChosen(files)
  }
  return (
    <>
      {/* What it accepts makes iPhones hand over a JPEG in place of a HEIC file. */}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        hidden
        onChange={choose}
        {...takes}
      />
      <button type="button" onClick={() => input.current?.click()}>
        <PhotoSign name={sign} size={28} />
        {label}
      </button>
    </>
  )
}

import { useRef, type JSX } from 'react'
import { Modal } from '#src/ui/dialog.tsx'
import { CameraView } from './camera-view.tsx'
import { createPicture } from './picture.ts'

interface CameraDialogProps {
  readonly label: string
  readonly open: boolean
  readonly onClose: () => void
  /** Called with each code that comes into the picture. */
  readonly onCode: (text: string) => void
}

/** Scans codes with the camera, which runs while the dialog is open. The page must declare `usesCamera`. */
export function CameraDialog({ label, open, onClose, onCode }: CameraDialogProps): JSX.Element {
  return (
    <Modal label={label} open={open} onClose={onClose}>
      {open ? <CodeView onCode={onCode} /> : null}
    </Modal>
  )
}

function CodeView({ onCode }: Pick<CameraDialogProps, 'onCode'>): JSX.Element {
  const picture = useRef(createPicture())
  return (
    <CameraView
      onLook={(text) => {
        const code = picture.current.look(text, true)
        if (code !== null) onCode(code)
      }}
    />
  )
}

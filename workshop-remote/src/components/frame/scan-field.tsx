import { useRef, useState, type JSX, type SubmitEvent } from 'react'
import { CameraDialog } from '@darnley/web/camera'
import { useKeyboardScanner } from '@darnley/web/ui/use-keyboard-scanner'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { Sign } from '#src/components/icon.tsx'
import styles from './scan-field.module.css'
import { useFind } from './use-find.ts'

/** Finds what is scanned or typed, and opens its page. A hand scanner works wherever the focus is. */
export function ScanField(): JSX.Element {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { find, problem, isPending } = useFind(() => setText(''))
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  useKeyboardScanner(find, { amongTyping: true })
  useShortcuts({ '/': () => input.current?.focus() })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() !== '' && !isPending) find(text.trim())
  }

  return (
    <search className={styles['scan']}>
      <form onSubmit={submit}>
        <label htmlFor="scan">
          <Sign name="scan" size={24} />
          <span className="visually-hidden">Scan, or type a number or name</span>
        </label>
        <input
          ref={input}
          id="scan"
          value={text}
          maxLength={200}
          autoComplete="off"
          placeholder="Scan, or type a number or name"
          aria-describedby={problem ? 'scan-problem' : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <kbd aria-hidden="true">/</kbd>
        <button
          type="button"
          aria-label="Scan with the camera"
          aria-haspopup="dialog"
          onClick={() => setIsCameraOpen(true)}
        >
          <Sign name="camera" size={24} />
        </button>
      </form>
      {problem ? (
        <p id="scan-problem" role="alert" className={styles['problem']}>
          {problem}
        </p>
      ) : null}
      <CameraDialog
        label="Scan a code"
        open={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        onCode={(code) => {
          setIsCameraOpen(false)
          find(code)
        }}
      />
    </search>
  )
}

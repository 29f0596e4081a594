import { useRef, useState, type JSX, type SubmitEvent } from 'react'
import { CameraDialog } from '@darnley/web/camera'
import { useMutation } from '@darnley/web/query'
import { useLocation, useNavigate } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { useKeyboardScanner } from '@darnley/web/ui/use-keyboard-scanner'
import { useKeys } from '@darnley/web/ui/use-keys'
import { Sign } from '#src/components/icon.tsx'
import { pageOfFound } from '#src/lib/found.ts'
import { $found } from '#src/stores/found.ts'
import { $scanned } from '#src/stores/scanned.ts'
import styles from './frame.module.css'

/** Finds what is scanned or typed, and opens its page. A hand scanner works wherever the focus is. */
export function ScanField(): JSX.Element {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { mutate, problem, isPending } = useFind(() => setText(''))
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  useKeyboardScanner(mutate, { amongTyping: true })
  useKeys({ '/': () => input.current?.focus() })

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() !== '' && !isPending) mutate(text.trim())
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
          mutate(code)
        }}
      />
    </search>
  )
}

interface Find {
  readonly mutate: (text: string) => void
  readonly problem: string | null
  readonly isPending: boolean
}

function useFind(onFound: () => void): Find {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mutate, data, isError, isPending, variables } = useMutation({
    mutationFn: async (text: string) => {
      const found = await staffCall('POST /workshop/find', { body: { text } })
      if (found.type === 'orders') $found.set({ text, page: found.page })
      return pageOfFound(found)
    },
    onSuccess: (page) => {
      if (page === null) return
      onFound()
      $scanned.set({ page })
      return page === pathname ? undefined : navigate(page)
    },
  })
  const problem = isError
    ? 'We could not search just now. Please try again.'
    : data === null
      ? `Nothing was found for “${variables}”.`
      : null
  return { mutate, problem, isPending }
}

import { useChange } from '@darnley/web/query'
import type { JSX } from 'react'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { download } from '#src/lib/download.ts'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import styles from './page.module.css'

interface ExportPersonProps {
  email: string
  onExported: () => void
}

/** Saves everything that is kept of a person as a file: for a program, or as a page to read and print. */
export function ExportPerson({ email, onExported }: ExportPersonProps): JSX.Element {
  const program = useChange<void, void>({
    mutationFn: async () => {
      const data = await staffCall('POST /workshop/personal_data/export', {
        body: { email },
        signal: timeLimit(),
      })
      const type = 'application/json'
      download(JSON.stringify(data, null, 2), { name: 'personal-data.json', type })
    },
    onSuccess: onExported,
  })
  const page = useChange<void, void>({
    mutationFn: async () => {
      const text = await staffCall('POST /workshop/personal_data/export_page', {
        body: { email },
        signal: timeLimit(),
      })
      download(text, { name: 'personal-data.html', type: 'text/html' })
    },
    onSuccess: onExported,
  })
  const error = program.error ?? page.error
  return (
    <>
      <div className={styles['exports']}>
        <PlainButton busy={page.isPending} onClick={() => page.mutate()}>
          Save as a page to read
        </PlainButton>
        <PlainButton busy={program.isPending} onClick={() => program.mutate()}>
          Save as JSON
        </PlainButton>
      </div>
      {error ? <Notice tone="error">{failureWords(error)}</Notice> : null}
    </>
  )
}

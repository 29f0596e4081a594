import { useRef, useState, type JSX, type SubmitEvent } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './page.module.css'
import { useGarmentChange } from '#src/lib/write/use-garment-change.ts'

/** Notes between colleagues, which no customer sees. What was typed stays until it is stored. */
export function Notes({ garment }: { garment: WorkshopGarment }): JSX.Element {
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useShortcuts({ n: () => form.current?.querySelector('textarea')?.focus() })
  // The same id until it is stored, so that a note that is sent twice is kept once.
  const noteId = useRef(crypto.randomUUID())
  const { mutate, isPending, problem } = useGarmentChange(
    garment,
    (note: string, { tag, version }) =>
      staffCall('POST /workshop/garments/{id}/notes', {
        params: { id: tag.garment_id },
        body: { version, note_id: noteId.current, text: note },
      }),
    () => {
      noteId.current = crypto.randomUUID()
      setText('')
    },
  )
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (text.trim() !== '') mutate(text.trim())
  }
  return (
    <section className={styles['panel']}>
      <header>
        <h2>Notes between us</h2>
        <span className={styles['muted']}>Staff only</span>
      </header>
      <ul className={styles['notes']}>
        {garment.notes.map((note) => (
          <li key={note.id}>
            <b>{note.colleague}</b>{' '}
            <time className={styles['muted']} dateTime={note.at}>
              {shortMomentOf(note.at)}
            </time>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      <form ref={form} onSubmit={submit}>
        <TextField
          label="Write a note"
          name="note"
          multiline
          maxLength={1000}
          value={text}
          onChange={setText}
        />
        {/* Above the button that was pressed: below it the bar of the page may hide it. */}
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <PlainButton type="submit" busy={isPending}>
          Add
        </PlainButton>
      </form>
    </section>
  )
}

import { useRef, useState, type ChangeEvent, type JSX } from 'react'
import type { Media } from '@darnley/contract/content'
import { Icon } from '@darnley/web/ui/icon'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { uploadPicture } from './upload-picture.ts'
import styles from './fields.module.css'

interface PictureFieldProps {
  label: string
  /** What screen readers say of a new picture. */
  words: string
  /** Without its address when the page was loaded again before the picture was saved. */
  chosen: Media | Pick<Media, 'id'> | null
  onChoose: (picture: Media | null) => void
}

/** One picture: what is chosen, another file, or none. */
export function PictureField(props: PictureFieldProps): JSX.Element {
  const { label, words, chosen, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file) return
    setSending(true)
    const uploaded = await uploadPicture({ id: crypto.randomUUID(), words, file })
    // The same file can be chosen again.
    target.value = ''
    setSending(false)
    setProblem(uploaded.type === 'refused' ? uploaded.words : null)
    if (uploaded.type === 'stored') onChoose(uploaded.picture)
  }

  return (
    <li className={styles['picture']}>
      <Preview picture={chosen} />
      <div>
        <b>{label}</b>
        {problem === null ? null : (
          <p className={styles['error']} role="alert">
            <Icon name="alert" size={18} />
            {problem}
          </p>
        )}
        <div className={styles['row']}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={`${label}: file`}
            hidden
            onChange={(event) => void send(event)}
          />
          <PlainButton
            aria-label={`${chosen ? 'Change' : 'Choose'}: ${label}`}
            busy={isSending}
            onClick={() => input.current?.click()}
          >
            {chosen ? 'Change' : 'Choose'}
          </PlainButton>
          {chosen ? (
            <PlainButton aria-label={`Remove: ${label}`} onClick={() => onChoose(null)}>
              Remove
            </PlainButton>
          ) : null}
        </div>
      </div>
    </li>
  )
}

function Preview({ picture }: { picture: PictureFieldProps['chosen'] }): JSX.Element {
  if (!picture) return <span className={styles['noPicture']}>None</span>
  if (!('url' in picture)) return <span className={styles['noPicture']}>Chosen</span>
  const { url, alt, width, height } = picture
  return <img src={`/content${url}`} alt={alt} width={width} height={height} />
}

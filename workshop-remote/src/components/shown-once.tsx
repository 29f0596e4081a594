import { useState, type JSX } from 'react'
import { PlainButton } from './form/plain-button.tsx'
import styles from './shown-once.module.css'

interface ShownOnceProps {
  label: string
  /** Lines of a secret that cannot be shown again. */
  lines: readonly string[]
}

/** A secret to copy or to write down. */
export function ShownOnce({ label, lines }: ShownOnceProps): JSX.Element {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')

  function copy(): void {
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }

  return (
    <div className={styles['box']} role="group" aria-label={label}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <PlainButton onClick={copy}>Copy</PlainButton>
      <span role="status">
        {copied === 'yes' ? 'Copied' : null}
        {copied === 'failed' ? 'This browser does not copy: mark the text instead.' : null}
      </span>
    </div>
  )
}

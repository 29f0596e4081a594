import type { JSX } from 'react'
import { Sign, type SignName } from './icon.tsx'
import styles from './state-word.module.css'

interface StateWordProps {
  sign: SignName
  tone: 'good' | 'bad' | 'quiet'
  children: string
}

/** A state in shape, word and colour. */
export function StateWord({ sign, tone, children }: StateWordProps): JSX.Element {
  return (
    <span className={styles['state']} data-tone={tone}>
      <Sign name={sign} size={18} />
      {children}
    </span>
  )
}

import type { JSX } from 'react'
import { inBothUnits, lacksUnit } from '@darnley/domain/flow'
import styles from './length-echo.module.css'

/** Shows measurements in both units, so that inches are not mistaken for centimetres. */
export function LengthEcho({ text }: { text: string }): JSX.Element {
  const both = inBothUnits(text)
  return (
    <p className={styles['echo']} role="status">
      {lacksUnit(text) ? 'Say cm or in after each number, for instance 76 cm or 30 in.' : null}
      {both === text.trim() ? null : (
        <>
          Your tailor reads: <b>{both}</b>
        </>
      )}
    </p>
  )
}

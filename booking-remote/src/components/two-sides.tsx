import type { JSX, ReactNode } from 'react'
import type { WizardState } from '@darnley/domain/flow'
import { ChosenPicture } from './chosen-picture.tsx'
import styles from './two-sides.module.css'

interface TwoSidesProps {
  state: WizardState
  children: ReactNode
  guidance?: ReactNode
}

/** The controls on the left; on the right guidance on blush, else the step's subject. Stacked on phones. */
export function TwoSides({ state, children, guidance }: TwoSidesProps): JSX.Element {
  return (
    <div className={styles['panel']}>
      <div className={styles['left']}>{children}</div>
      {guidance ? (
        <div className={styles['right']}>{guidance}</div>
      ) : (
        <ChosenPicture state={state} />
      )}
    </div>
  )
}

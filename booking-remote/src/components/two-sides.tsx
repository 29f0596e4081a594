import type { JSX, ReactNode } from 'react'
import type { WizardState } from '@darnley/domain/flow'
import { ChosenPicture } from './chosen-picture.tsx'
import styles from './two-sides.module.css'

interface TwoSidesProps {
  state: WizardState
  children: ReactNode
  guidance?: ReactNode
  /** Advice beside the controls, which phones have no room for. */
  advice?: ReactNode
}

/** The controls on the left; on the right guidance or advice on blush, else the step's subject. Stacked on phones. */
export function TwoSides({ state, children, guidance, advice }: TwoSidesProps): JSX.Element {
  return (
    <div className={styles['panel']}>
      <div className={styles['left']}>{children}</div>
      {guidance || advice ? (
        <div className={`${styles['right']} ${guidance ? '' : styles['advice']}`}>
          {guidance || advice}
        </div>
      ) : (
        <ChosenPicture state={state} />
      )}
    </div>
  )
}

import type { JSX, ReactNode } from 'react'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import styles from './step-frame.module.css'

interface StepFrameProps {
  heading: string
  lead?: ReactNode
  children?: ReactNode
}

/** A step's heading, which is the page's h1, with its content below. */
export function StepFrame({ heading, lead, children }: StepFrameProps): JSX.Element {
  return (
    <div className={styles['room']}>
      <Wrap>
        <div className={styles['frame']}>
          <PageHeading>{heading}</PageHeading>
          {lead ? <p className={styles['lead']}>{lead}</p> : null}
          <div className={styles['body']}>{children}</div>
        </div>
      </Wrap>
    </div>
  )
}

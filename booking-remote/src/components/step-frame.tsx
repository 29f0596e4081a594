import type { JSX, ReactNode } from 'react'
import { useTitleStep } from '@darnley/web/session'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import styles from './step-frame.module.css'

interface StepFrameProps {
  heading: string
  /** Which of a service's questions it is. */
  eyebrow?: string | undefined
  lead?: ReactNode
  /** Whether it is the step that the page is named for. */
  isFirst?: boolean
  children?: ReactNode
}

/** A step's heading, which is the page's h1, with its content below. */
export function StepFrame(props: StepFrameProps): JSX.Element {
  const { heading, eyebrow, lead, isFirst = false, children } = props
  useTitleStep(isFirst ? undefined : heading)
  return (
    <div className={styles['room']}>
      <Wrap>
        <div className={styles['frame']}>
          {eyebrow ? <p className={styles['eyebrow']}>{eyebrow}</p> : null}
          <PageHeading>{heading}</PageHeading>
          {lead ? <p className={styles['lead']}>{lead}</p> : null}
          <div className={styles['body']}>{children}</div>
        </div>
      </Wrap>
    </div>
  )
}

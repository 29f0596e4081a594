import { useId, type JSX, type ReactNode, type Ref } from 'react'
import { SewingButton } from '@darnley/web/ui/sewing-button'
import { openStepId } from './open-step-header.ts'
import styles from './step-section.module.css'

interface StepSectionProps {
  title: string
  isOpen: boolean
  isDone: boolean
  canOpen: boolean
  /** The values of a finished step, shown while it is closed. */
  summary: ReactNode
  headerRef: Ref<HTMLButtonElement>
  onOpen: () => void
  children: ReactNode
}

export function StepSection(props: StepSectionProps): JSX.Element {
  const { title, isOpen, isDone, canOpen, summary } = props
  const bodyId = useId()
  return (
    <section className={`${styles['step']} ${isOpen ? styles['open'] : ''}`}>
      <div className={styles['header']}>
        <SewingButton state={isOpen ? 'now' : isDone ? 'done' : 'todo'} size={32} />
        <div className={styles['text']}>
          <h2 className={styles['title']}>
            <button
              ref={props.headerRef}
              id={isOpen ? openStepId : undefined}
              type="button"
              className={styles['toggle']}
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              disabled={!isOpen && !canOpen}
              onClick={props.onOpen}
            >
              {title}
            </button>
          </h2>
          {summary && !isOpen ? <div className={styles['summary']}>{summary}</div> : null}
        </div>
        {isDone && !isOpen ? (
          <span className={styles['edit']} aria-hidden="true">
            Edit
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <div className={styles['body']} id={bodyId}>
          {props.children}
        </div>
      ) : null}
    </section>
  )
}

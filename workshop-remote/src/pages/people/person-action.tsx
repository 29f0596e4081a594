import { useState, type JSX, type ReactNode } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { Notice } from '@darnley/web/ui/notice'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import styles from './page.module.css'
import { usePersonAction } from './use-person-action.ts'

interface ActionProps {
  title: string
  /** What stands now. */
  fact: string
  label: string
  /** What is said after it was done. */
  done: string
  isPossible?: boolean
  send: () => Promise<Person>
}

/** One way to sign in, with a button that acts at once. */
export function PressAction(props: ActionProps): JSX.Element {
  const { title, fact, label, done, isPossible = true, send } = props
  const [isDone, setDone] = useState(false)
  const { run, isPending, problem } = usePersonAction(send, () => setDone(true))
  return (
    <ActionRow title={title} fact={fact} done={isDone ? done : null} problem={problem}>
      {isPossible ? (
        <PlainButton busy={isPending} onClick={run}>
          {label}
        </PlainButton>
      ) : null}
    </ActionRow>
  )
}

interface AskActionProps extends ActionProps {
  question: string
  confirm: string
}

/** One way to sign in, with a button that asks before it acts. */
export function AskAction(props: AskActionProps): JSX.Element {
  const { title, fact, label, done, isPossible = true, send, question, confirm } = props
  const [isDone, setDone] = useState(false)
  const { run, isPending, problem } = usePersonAction(send, () => setDone(true))
  return (
    <ActionRow title={title} fact={fact} done={isDone ? done : null} problem={problem}>
      {isPossible ? (
        <AskFirst
          label={label}
          question={question}
          confirm={confirm}
          keep="Keep it"
          danger
          busy={isPending}
          onConfirm={run}
        />
      ) : null}
    </ActionRow>
  )
}

interface ActionRowProps {
  title: string
  fact: string
  done: string | null
  problem: string | null
  children: ReactNode
}

export function ActionRow({ title, fact, done, problem, children }: ActionRowProps): JSX.Element {
  return (
    <section aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p>{fact}</p>
      </div>
      {children}
      {problem === null ? null : (
        <div className={styles['whole']}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      {done === null || problem !== null ? null : (
        <div className={styles['whole']}>
          <Notice tone="success">{done}</Notice>
        </div>
      )}
    </section>
  )
}

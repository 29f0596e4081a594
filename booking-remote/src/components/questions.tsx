import { useEffect, type JSX } from 'react'
import type { FrequentQuestion } from '@darnley/contract/help'
import { useLocation } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { useAfterPaint } from '@darnley/web/ui/use-after-paint'
import styles from './questions.module.css'

/**
 * Questions that open to their answers. A browser's search in the page opens the one that it finds, and an address the
 * one that it names: `/questions#how-long`.
 */
export function Questions({ questions }: { questions: readonly FrequentQuestion[] }): JSX.Element {
  const named = useLocation().hash.slice(1)
  // The host scrolls a new page to its top first.
  const isPainted = useAfterPaint()
  useEffect(() => {
    if (isPainted && named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [isPainted, named])
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles['question']} open={id === named}>
          <summary className={styles['summary']}>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p className={styles['answer']}>{answer}</p>
        </details>
      ))}
    </div>
  )
}

import type { JSX } from 'react'
import type { FrequentQuestion } from '@darnley/contract/help'
import { Icon } from '@darnley/web/ui/icon'
import styles from './questions.module.css'

/** Questions that open to their answers. A browser's search in the page opens the one that it finds. */
export function Questions({ questions }: { questions: readonly FrequentQuestion[] }): JSX.Element {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles['question']}>
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

import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { buttonClass } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { Questions } from '#src/components/questions.tsx'
import { supportEmail } from '#src/lib/site.ts'
import { frequentQuestions } from '#src/queries/frequent-questions.ts'
import styles from './page.module.css'

/** What customers ask most, by subject, and a person to ask for the rest. */
export function Page(): JSX.Element {
  const query = useQuery(frequentQuestions)
  const bySubject = Map.groupBy(query.data ?? [], ({ category }) => category)
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Questions</PageHeading>
        {query.isPending ? <Skeleton height={700} /> : null}
        {query.isError ? (
          <Notice
            tone="error"
            action={{ label: 'Try again', onSelect: () => void query.refetch() }}
          >
            We could not load the answers. Check your connection.
          </Notice>
        ) : null}
        {[...bySubject].map(([subject, questions]) => (
          <section key={subject} aria-label={subject}>
            <h2>{subject}</h2>
            <Questions questions={questions} />
          </section>
        ))}
        <section aria-label="Something else">
          <h2>Something else?</h2>
          <p className={styles['ask']}>A person answers: {supportEmail()}</p>
          <a className={buttonClass('secondary')} href={`mailto:${supportEmail()}`}>
            Write to us
          </a>
        </section>
      </div>
    </Wrap>
  )
}

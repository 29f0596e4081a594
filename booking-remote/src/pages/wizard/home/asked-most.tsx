import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { Questions } from '#src/components/questions.tsx'
import { frequentQuestions } from '#src/queries/frequent-questions.ts'
import parts from './section.module.css'

/** What newcomers ask most; an owner may have taken one of them away. */
const askedMost = ['how-long', 'right-fit', 'cancelling', 'insurance']

export function AskedMost(): JSX.Element {
  const { data, isPending } = useQuery(frequentQuestions)
  const questions = askedMost.flatMap((wanted) => data?.find(({ id }) => id === wanted) ?? [])
  return (
    <section className={parts['part']} aria-labelledby="asked-most">
      <h2 id="asked-most">Asked most</h2>
      {isPending ? <Skeleton height={240} /> : null}
      <Questions questions={questions} />
      <p>
        <Link to="/questions">All questions</Link>
      </p>
    </section>
  )
}

import type { JSX } from 'react'
import type { QueryClient } from '@darnley/web/query'
import { dropOffPoints, fittingPlaces } from '#src/queries/coverage.ts'
import { siteFees } from '#src/queries/fees.ts'
import { frequentQuestions } from '#src/queries/frequent-questions.ts'
import { customerReviews } from '#src/queries/customer-reviews.ts'
import { priceList } from '#src/queries/price-list.ts'
import { AskedMost } from './asked-most.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Guarantee } from './guarantee.tsx'
import { Reviews } from './reviews.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'
import { TalkToUs } from './talk-to-us.tsx'
import { WhatItCosts } from './what-it-costs.tsx'
import { WhoAndWhere } from './who-and-where.tsx'

/** What a newcomer asks after "What do you do?": how, what for, how well, what if, who, where, and whom to ask. */
export function Home(): JSX.Element {
  return (
    <>
      <Section tone="chalk">
        <HowItWorks />
      </Section>
      <Section>
        <div className={styles['split']}>
          <WhatItCosts />
          <BeforeAndAfter />
        </div>
      </Section>
      <Section tone="blush">
        <Guarantee />
      </Section>
      <Reviews />
      <Section>
        <WhoAndWhere />
      </Section>
      <Section tone="chalk">
        <div className={styles['split']}>
          <AskedMost />
          <TalkToUs />
        </div>
      </Section>
    </>
  )
}

/** Milliseconds; longer than most answers take, and short for a reader. */
const patience = 2000

/** Fetches what Home asks for. Each of its parts shows its own failure. */
export async function fetchAnswers(client: QueryClient): Promise<void> {
  const asked = Promise.all([
    client.prefetchQuery(priceList),
    client.prefetchQuery(siteFees),
    client.prefetchQuery(frequentQuestions),
    client.prefetchQuery(dropOffPoints),
    client.prefetchQuery(fittingPlaces),
    client.prefetchQuery(customerReviews),
  ])
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))])
}

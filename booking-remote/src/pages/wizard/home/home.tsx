import type { JSX } from 'react'
import { AskedMost } from './asked-most.tsx'
import { BeforeAndAfter } from './before-and-after.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Guarantee } from './guarantee.tsx'
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

import type { JSX } from 'react'
import { pageConfig } from 'shared/page-config'
import { SewnStages } from '#src/components/sewn-stages.tsx'
import styles from './what-happens-next.module.css'

/** The way of the clothes, web orders only (section 2.6). */
export function WhatHappensNext(): JSX.Element {
  const { name } = pageConfig().company
  return (
    <section className={styles['next']}>
      <h2>What happens next?</h2>
      <SewnStages
        stages={[
          {
            title: 'Wash your items',
            state: 'now',
            note: 'Wash and dry everything before you hand it over.',
          },
          {
            title: `Send them to ${name}`,
            state: 'todo',
            note: 'By the way you chose; your email has what you need.',
          },
          {
            title: 'Our tailors get to work',
            state: 'todo',
            note: 'You hear from us when your items have arrived.',
          },
          { title: 'Receive your items', state: 'todo', note: 'Back with you, ready to wear.' },
        ]}
      />
    </section>
  )
}

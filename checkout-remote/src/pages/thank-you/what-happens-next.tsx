import type { JSX } from 'react'
import { pageConfig } from 'shared/page-config'
import { SewingButton } from 'shared/ui/sewing-button'
import styles from './what-happens-next.module.css'

/** The way of the clothes, web orders only (section 2.6). */
export function WhatHappensNext(): JSX.Element {
  const { name } = pageConfig().company
  const stages = [
    { title: 'Wash your items', text: 'Wash and dry everything before you hand it over.' },
    { title: `Send them to ${name}`, text: 'By the way you chose; your email has what you need.' },
    { title: 'Our tailors get to work', text: 'You hear from us when your items have arrived.' },
    { title: 'Receive your items', text: 'Back with you, ready to wear.' },
  ]
  return (
    <section>
      <h2>What happens next?</h2>
      <ol className={styles['stages']}>
        {stages.map(({ title, text }, index) => (
          <li key={title}>
            <SewingButton state={index === 0 ? 'now' : 'todo'} size={32} />
            <h3>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

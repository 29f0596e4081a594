import type { JSX } from 'react'
import { pageConfig } from '@darnley/web/page-config'
import styles from './consent-line.module.css'

export function ConsentLine(): JSX.Element {
  const { legal } = pageConfig().company
  return (
    <p className={styles['consent']}>
      By going to checkout you agree to our{' '}
      <a href={legal.termsUrl} target="_blank" rel="noreferrer">
        terms and conditions
      </a>
      ,{' '}
      <a href={legal.privacyUrl} target="_blank" rel="noreferrer">
        privacy policy
      </a>{' '}
      and{' '}
      <a href={legal.servicesUrl} target="_blank" rel="noreferrer">
        service policy
      </a>
      .
    </p>
  )
}

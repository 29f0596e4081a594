import type { JSX } from 'react'
import { TURNAROUND_DAYS } from '@darnley/domain/turnaround'
import { pageConfig } from '@darnley/web/page-config'
import { Icon, type IconName } from '@darnley/web/ui/icon'
import { Wrap } from '@darnley/web/ui/page'
import { guaranteeDays } from '#src/lib/site.ts'
import rack from '#src/assets/scene-hero-rack.svg?no-inline'
import styles from './hero.module.css'

interface Fact {
  readonly icon: IconName
  readonly name: string
  readonly more: string
}

/** Without amounts, which differ between sites: the release's own markup is the same on all of them. */
const facts = (): readonly Fact[] => [
  {
    icon: 'clock',
    name: `${TURNAROUND_DAYS.standard} working days`,
    more: `from arrival, or ${TURNAROUND_DAYS.express} with express`,
  },
  { icon: 'truck', name: 'From your door', more: 'or free at drop-off points' },
  { icon: 'shield', name: `${guaranteeDays()} days`, more: 'guaranteed, or done again' },
]

/** A slim greeting above the first step, whose heading is the page's. Customers also read what this site is. */
export function Hero(): JSX.Element {
  const isForCustomers = pageConfig().mode === 'web'
  return (
    <div className={styles['hero']}>
      <Wrap>
        <div className={styles['row']}>
          <div className={styles['words']}>
            <p className={styles['slogan']}>
              Love it again. <br />
              {"We'll do the sewing."}
            </p>
            {isForCustomers ? (
              <p className={styles['what']}>
                Clothes altered and mended by London tailors. Book here, send it from home, wear it
                again.
              </p>
            ) : null}
          </div>
          <img className={styles['rack']} src={rack} width={720} height={372} alt="" />
        </div>
        {isForCustomers ? <Facts /> : null}
      </Wrap>
    </div>
  )
}

function Facts(): JSX.Element {
  return (
    <ul className={styles['facts']}>
      {facts().map(({ icon, name, more }) => (
        <li key={icon}>
          <Icon name={icon} />
          <b>{name}</b>
          <span>{more}</span>
        </li>
      ))}
    </ul>
  )
}

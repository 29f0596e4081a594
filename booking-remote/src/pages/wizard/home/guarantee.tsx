import type { JSX } from 'react'
import { ButtonLink } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { guaranteeDays } from '#src/lib/site.ts'
import styles from './guarantee.module.css'

export function Guarantee(): JSX.Element {
  return (
    <section className={styles['guarantee']} aria-labelledby="guarantee">
      <span className={styles['seal']}>
        <Icon name="shield" size={44} />
      </span>
      <div>
        <h2 id="guarantee">If it isn’t right, we do it again</h2>
        <p>
          Tell us within {guaranteeDays()} days of getting it back, with a photo if you can. We put
          it right at no cost to you.
        </p>
      </div>
      <ButtonLink variant="secondary" to="/questions#not-happy">
        How the guarantee works
      </ButtonLink>
    </section>
  )
}

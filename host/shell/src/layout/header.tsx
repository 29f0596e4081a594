import type { JSX } from 'react'
import { HelpButton } from '@darnley/web/help'
import { Wrap } from '@darnley/web/ui/page'
import { useSite } from '#src/app/site.tsx'
import { BasketButton } from '#src/basket-button/basket-button.tsx'
import { StaffSlot } from '#src/staff/staff-slot.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { SiteMenu } from './site-menu.tsx'

export function Header(): JSX.Element {
  const site = useSite()
  return (
    <header className={styles['header']}>
      <Wrap>
        <div className={styles['row']}>
          <StaffSlot />
          <Brand />
          <nav className={styles['nav']} aria-label="Main">
            <SiteMenu />
            <HelpButton site={site} className={styles['link']} />
          </nav>
          <BasketButton />
        </div>
      </Wrap>
    </header>
  )
}

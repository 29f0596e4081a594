import type { JSX } from 'react'
import { HelpButton } from '@darnley/web/help'
import { Link } from '@darnley/web/router'
import { Wrap } from '@darnley/web/ui/page'
import { useSite } from '#src/app/site.tsx'
import { useMenu } from '#src/areas/areas.tsx'
import { BasketButton } from '#src/basket-button/basket-button.tsx'
import { StaffSlot } from '#src/staff/staff-slot.tsx'
import { Brand } from './brand.tsx'
import styles from './header.module.css'

export function Header(): JSX.Element {
  const site = useSite()
  const { company, mode } = site
  const menu = useMenu('header')
  return (
    <header className={styles['header']}>
      <Wrap>
        <div className={styles['row']}>
          <StaffSlot />
          <Brand />
          <nav className={styles['nav']} aria-label="Main">
            <span className={styles['links']}>
              {menu.map(({ label, path }) => (
                <Link key={path} className={styles['link']} to={path}>
                  {label}
                </Link>
              ))}
              {mode === 'web' ? (
                <a className={styles['link']} href={company.homepageUrl}>
                  About {company.name}
                </a>
              ) : null}
            </span>
            <HelpButton site={site} className={styles['link']} />
          </nav>
          <BasketButton />
        </div>
      </Wrap>
    </header>
  )
}

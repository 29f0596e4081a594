import type { JSX } from 'react'
import { Link, useLocation } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { useSite } from '#src/app/site.tsx'
import { useMenu } from '#src/areas/areas.tsx'
import styles from './site-menu.module.css'

const menuId = 'site-menu'

/**
 * The areas' links: a row where there is room, else a list that a button opens. The browser opens and closes it, so
 * that it also works before scripts run. Staff on phones have a menu of their own.
 */
export function SiteMenu(): JSX.Element {
  const { company, mode } = useSite()
  const { pathname } = useLocation()
  const menu = useMenu('header')
  const isForAll = mode === 'web'
  return (
    <>
      {isForAll ? (
        <button type="button" className={styles['open']} popoverTarget={menuId}>
          <Icon name="menu" />
          <span className={styles['label']}>Menu</span>
        </button>
      ) : null}
      <div
        // A new element after a navigation, which closes it.
        key={pathname}
        id={menuId}
        className={styles['menu']}
        {...(isForAll ? { popover: 'auto' } : {})}
      >
        <button
          type="button"
          className={styles['close']}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
        {menu.map(({ label, path }) => (
          <Link
            key={path}
            className={styles['link']}
            to={path}
            aria-current={path === pathname ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
        {isForAll ? (
          <a className={styles['link']} href={company.homepageUrl}>
            About {company.name}
          </a>
        ) : null}
      </div>
    </>
  )
}

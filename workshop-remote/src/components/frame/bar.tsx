import type { JSX } from 'react'
import { HelpButton } from '@darnley/web/help'
import { pageConfig } from '@darnley/web/page-config'
import { Link } from '@darnley/web/router'
import { LogoMark } from '@darnley/web/ui/logo'
import styles from './frame.module.css'
import { KeysButton } from './keys.tsx'
import { LiveState } from './live-state.tsx'
import { PersonMenu, type SignedIn } from './person-menu.tsx'
import { ScanField } from './scan-field.tsx'

/** The top of each page. */
export function Bar({ person }: { person: SignedIn }): JSX.Element {
  return (
    <div className={styles['bar']}>
      <Link className={styles['brand']} to="/">
        <LogoMark />
        <span>
          {pageConfig().company.name}
          <small>Workshop</small>
        </span>
      </Link>
      <ScanField />
      <div className={styles['end']}>
        <LiveState />
        <KeysButton />
        <HelpButton site={pageConfig()} className={styles['help']} />
        <PersonMenu {...person} />
      </div>
    </div>
  )
}

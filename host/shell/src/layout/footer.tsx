import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { LogoMark } from '@darnley/web/ui/logo'
import { Wrap } from '@darnley/web/ui/page'
import { useSite } from '#src/app/site.tsx'
import { useMenu } from '#src/areas/areas.tsx'
import { changeConsent } from '#src/consent/consent.ts'
import styles from './footer.module.css'

export function Footer(): JSX.Element {
  const { company } = useSite()
  const { legal } = company
  return (
    <footer className={styles['footer']}>
      <Wrap>
        <div className={styles['row']}>
          <span className={styles['brand']}>
            <LogoMark size={30} />
            {company.name}
          </span>
          <ul className={styles['links']}>
            <li>
              <a href={legal.servicesUrl}>Services</a>
            </li>
            <li>
              <a href={legal.termsUrl}>Terms</a>
            </li>
            <li>
              <a href={legal.privacyUrl}>Privacy</a>
            </li>
            {useMenu('footer').map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={changeConsent}>
                Cookies
              </button>
            </li>
          </ul>
          <p>Made to last, again.</p>
        </div>
      </Wrap>
    </footer>
  )
}

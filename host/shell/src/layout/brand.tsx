import type { JSX } from 'react'
import { Link } from '@darnley/web/router'
import { LogoMark } from '@darnley/web/ui/logo'
import { useSite } from '#src/app/site.tsx'
import styles from './brand.module.css'

/** Our logo and name, or a partner's with ours in small print beside it. */
export function Brand(): JSX.Element {
  const { company, storefront, brand, mode } = useSite()
  if (!storefront) {
    return (
      <Link className={styles['brand']} to="/">
        {brand.logoUrl ? (
          <img className={styles['logo']} src={brand.logoUrl} alt={company.name} />
        ) : (
          <>
            <LogoMark />
            {company.name}
            {mode === 'workshop' ? <small className={styles['by']}>Workshop</small> : null}
          </>
        )}
      </Link>
    )
  }
  return (
    <Link className={styles['brand']} to="/">
      {brand.logoUrl ? (
        <img className={styles['logo']} src={brand.logoUrl} alt={storefront.name} />
      ) : (
        storefront.name
      )}
      <small className={styles['by']}>repairs by {company.name}</small>
    </Link>
  )
}

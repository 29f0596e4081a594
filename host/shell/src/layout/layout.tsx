import type { JSX, ReactNode } from 'react'
import { useLocation } from '@darnley/web/router'
import { useAreas } from '#src/areas/areas.tsx'
import { findRoute } from '#src/areas/routes.ts'
import { useSite } from '#src/app/site.tsx'
import { OfflineBanner } from '#src/offline/offline-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** Everything around a page. Its wrapper has the background of the path (section 2.1). */
export function Layout({ children }: { children: ReactNode }): JSX.Element {
  const { pathname } = useLocation()
  const { mode } = useSite()
  const page = findRoute(useAreas(), pathname)?.page
  if (page?.frame === 'own') return <BareLayout>{children}</BareLayout>
  return (
    <div className={styles['layout']}>
      <a className={styles['skip']} href="#main">
        Skip to the content
      </a>
      <OfflineBanner />
      {mode === 'workshop' ? null : <OurPromise />}
      <Header />
      <main id="main" className={styles['main']} data-backdrop={page?.backdrop}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** Around a page that brings header and navigation of its own. */
function BareLayout({ children }: { children: ReactNode }): JSX.Element {
  return (
    <div className={styles['layout']}>
      <a className={styles['skip']} href="#content">
        Skip to the content
      </a>
      <OfflineBanner />
      <main id="main" className={styles['main']} data-frame="own">
        {children}
      </main>
    </div>
  )
}

function OurPromise(): JSX.Element {
  return (
    <aside className={styles['strip']} aria-label="Our promise">
      <span className={styles['wide']}>3 or 7 day turnaround from arrival · </span>
      <strong>Guaranteed quality</strong>
    </aside>
  )
}

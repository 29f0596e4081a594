import type { JSX, ReactNode } from 'react'
import { useLocation } from '@darnley/web/router'
import { useAreas } from '#src/areas/areas.tsx'
import { findRoute } from '#src/areas/routes.ts'
import { OfflineBanner } from '#src/offline/offline-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'

/** Everything around a page. Its wrapper has the background of the path (section 2.1). */
export function Layout({ children }: { children: ReactNode }): JSX.Element {
  const { pathname } = useLocation()
  const page = findRoute(useAreas(), pathname)?.page
  return (
    <div className={styles['layout']}>
      <a className={styles['skip']} href="#main">
        Skip to the content
      </a>
      <OfflineBanner />
      <aside className={styles['strip']} aria-label="Our promise">
        <span className={styles['wide']}>3 or 7 day turnaround from arrival · </span>
        <strong>Guaranteed quality</strong>
      </aside>
      <Header />
      <main id="main" className={styles['main']} data-backdrop={page?.backdrop}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

import { useLayoutEffect, useRef, useState, type JSX } from 'react'
import { PageHeading, restoredHeading, Wrap } from '@darnley/web/ui/page'
import { firstScreenMark, useFirstScreen } from './first-screen.ts'
import { keepOpened } from './keep-opened.ts'
import styles from './panel.module.css'

/** Shown until the page's remote has loaded. The edge renders the same, so it is visible at once. */
export function PagePlaceholder({ heading }: { heading: string }): JSX.Element {
  const __html = useFirstScreen(heading)
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = screen
    return () => keepOpened(current)
  }, [])
  const [painted] = useState(() => restoredHeading() ?? heading)
  if (__html !== null) {
    const mark = { [firstScreenMark]: heading }
    // From the release of the page's remote, whose scripts this page runs; the edge has verified its hash.
    // oxlint-disable-next-line react/no-danger
    return <div ref={screen} {...mark} aria-busy="true" dangerouslySetInnerHTML={{ __html }} />
  }
  return (
    <Wrap>
      <div className={styles['panel']} aria-busy="true">
        <PageHeading>{painted}</PageHeading>
      </div>
    </Wrap>
  )
}

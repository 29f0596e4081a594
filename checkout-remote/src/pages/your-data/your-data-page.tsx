import { useEffect, useState, type JSX } from 'react'
import { PageHeading, Panel, Wrap } from 'shared/ui/page'
import { AskForLink } from './ask-for-link.tsx'
import { KeptData } from './kept-data.tsx'
import styles from './your-data-page.module.css'

/**
 * What is kept of a person: asking for the link, and following it (`#token=…`). The token leaves the address at once,
 * so that it stays in no history.
 */
export function YourDataPage(): JSX.Element {
  const [token, setToken] = useState(tokenOfAddress)

  useEffect(() => {
    const follow = (): void => setToken((known) => tokenOfAddress() ?? known)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', location.pathname)
  }, [token])

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>Your data</PageHeading>
            {token === null ? <AskForLink /> : <KeptData key={token} token={token} />}
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}

function tokenOfAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('token') || null
}

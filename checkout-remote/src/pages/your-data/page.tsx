import type { JSX } from 'react'
import { PageHeading, Panel, Wrap } from '@darnley/web/ui/page'
import { tokenOf, useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { AskForLink } from './ask-for-link.tsx'
import { KeptData } from './kept-data.tsx'
import styles from './page.module.css'

/** Personal data: requesting the link, and following it (`#token=…`). */
export function Page(): JSX.Element {
  const { link: token } = useFollowedLink(tokenOf, () => undefined)
  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>Your data</PageHeading>
            {token === null ? <AskForLink /> : <KeptData key={token} token={token} />}
            <p>
              <a href="/notices.txt">Licences of the software on these pages</a>
            </p>
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}

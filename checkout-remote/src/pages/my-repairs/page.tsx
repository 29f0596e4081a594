import { useEffect, useState, type JSX } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { tokenOf, useFollowedLink } from '@darnley/web/ui/use-followed-link'
import { $repairsLink, forgetRepairsLink, keepRepairsLink } from '#src/stores/repairs-link.ts'
import { AllOrders } from './all-orders.tsx'
import { FindOrder } from './find-order.tsx'
import styles from './page.module.css'
import { Repairs } from './repairs.tsx'

/** A customer's orders: asking for a link, and following it (`#token=…`). */
export function Page(): JSX.Element {
  const cache = useQueryClient()
  const kept = useStore($repairsLink)
  const { link, forget } = useFollowedLink(tokenOf, () => undefined)
  const [ending, setEnding] = useState<'signed-out' | 'too-old' | null>(null)
  useEffect(() => {
    if (link === null) return
    keepRepairsLink(link, null)
    setEnding(null)
  }, [link])
  const token = link ?? kept

  function end(why: 'signed-out' | 'too-old'): void {
    forget()
    forgetRepairsLink()
    cache.removeQueries({ queryKey: ['my-repairs'] })
    setEnding(why)
  }

  return (
    <Wrap>
      <div className={styles['page']}>
        <div className={styles['head']}>
          <PageHeading>My repairs</PageHeading>
          {token === null ? (
            <p className={styles['lead']}>
              No password. We e-mail you a link that opens your orders for an hour.
            </p>
          ) : null}
        </div>
        {token === null ? (
          <AskForLink ending={ending} />
        ) : (
          <Repairs
            key={token}
            token={token}
            onSignedOut={() => end('signed-out')}
            onTooOld={() => end('too-old')}
          />
        )}
      </div>
    </Wrap>
  )
}

function AskForLink({ ending }: { ending: 'signed-out' | 'too-old' | null }): JSX.Element {
  return (
    <>
      {ending === 'too-old' ? (
        <Notice tone="error">This link is too old. Ask for a new one.</Notice>
      ) : null}
      {ending === 'signed-out' ? (
        <Notice tone="success">You are signed out. The link opens nothing any more.</Notice>
      ) : null}
      <div className={styles['find']}>
        <FindOrder />
        <AllOrders />
      </div>
    </>
  )
}

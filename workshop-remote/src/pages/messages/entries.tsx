import type { JSX } from 'react'
import type { ConversationEntry } from '@darnley/contract/workshop-messages'
import { DeliveryMark } from '#src/components/messages/state-mark.tsx'
import { changeWords } from '#src/lib/entry-words.ts'
import { channelWords } from '#src/lib/ways.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './conversation.module.css'

/** Messages and changes, the latest last. */
export function Entries({ entries }: { entries: readonly ConversationEntry[] }): JSX.Element {
  return (
    <ol className={styles['entries']}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: ConversationEntry }): JSX.Element {
  const { kind, at, actor, channel, words, delivery } = entry
  const moment = <time dateTime={at}>{shortMomentOf(at)}</time>
  if (kind !== 'received' && kind !== 'sent' && kind !== 'suggested')
    return (
      <li className={styles['change']}>
        {changeWords(entry)} · {moment}
      </li>
    )
  return (
    <li className={styles['message']} data-from={kind === 'received' ? 'customer' : 'us'}>
      <p className={styles['by']}>
        <b>{actor}</b>
        <span className={styles['when']}>
          {moment}
          {channel ? ` · ${channelWords[channel]}` : null}
          {kind === 'suggested' ? ' · staff only' : null}
        </span>
        {delivery ? <DeliveryMark delivery={delivery} /> : null}
      </p>
      <p className={styles['words']}>{words}</p>
    </li>
  )
}

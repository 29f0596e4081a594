import { useState, type JSX } from 'react'
import type { Colleague } from '@darnley/contract/workshop-session'
import { Link } from '@darnley/web/router'
import { Sign } from '#src/components/icon.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { Sheet } from '#src/components/sheet.tsx'
import { isAtLeast } from '#src/lib/role.ts'
import styles from './rail.module.css'
import { sections, type Entry, type Section } from './sections.ts'

/** How many entries fit beside each other on a phone. */
const places = 5

interface RailProps {
  /** The section that is marked; null on a page of no section. */
  section: Section | null
  /** Null until it is known who is signed in. */
  me: Colleague | null
  /** Whether no entries are added soon: it is known who is signed in, or could not be loaded. */
  isSettled: boolean
}

/** The sections that the signed-in colleague may use; on a phone at the bottom, with the last ones behind "More". */
export function Rail({ section, me, isSettled }: RailProps): JSX.Element {
  const entries: readonly Entry[] = sections.filter(({ least }) =>
    isAtLeast(me?.role ?? 'tailor', least),
  )
  const first = entries.length > places ? entries.slice(0, places - 1) : entries
  const others = entries.slice(first.length)
  return (
    <nav className={styles['rail']} aria-label="Workshop" data-settled={isSettled}>
      {entries.map((entry) => (
        <RailLink
          key={entry.section}
          entry={entry}
          isCurrent={entry.section === section}
          isFolded={others.includes(entry)}
        />
      ))}
      {others.length > 0 ? <More entries={others} section={section} /> : null}
    </nav>
  )
}

interface RailLinkProps {
  entry: Entry
  isCurrent: boolean
  /** Whether it is behind "More" on a phone. */
  isFolded?: boolean
  onClick?: () => void
}

function RailLink(props: RailLinkProps): JSX.Element {
  const { entry, isCurrent, isFolded = false, onClick } = props
  return (
    <Link
      to={entry.to}
      className={isFolded ? styles['folded'] : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      <Sign name={entry.sign} size={22} />
      {entry.label}
      {entry.section === 'messages' ? <OpenCount /> : null}
    </Link>
  )
}

/** How many conversations are open; the api counts to 1,000. */
function OpenCount(): JSX.Element | null {
  const count = useInbox().inbox?.open ?? 0
  if (count === 0) return null
  return (
    <span className={styles['count']}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> open</span>
    </span>
  )
}

interface MoreProps {
  entries: readonly Entry[]
  section: Section | null
}

/** On a phone alone. */
function More({ entries, section }: MoreProps): JSX.Element {
  const [isOpen, open] = useState(false)
  const hasCurrent = entries.some((entry) => entry.section === section)
  return (
    <>
      <button
        type="button"
        className={styles['more']}
        aria-haspopup="dialog"
        data-current={hasCurrent}
        onClick={() => open(true)}
      >
        <Sign name="more" size={22} />
        More
      </button>
      <Sheet label="More" open={isOpen} onClose={() => open(false)}>
        <div className={styles['others']}>
          {entries.map((entry) => (
            <RailLink
              key={entry.section}
              entry={entry}
              isCurrent={entry.section === section}
              onClick={() => open(false)}
            />
          ))}
        </div>
      </Sheet>
    </>
  )
}

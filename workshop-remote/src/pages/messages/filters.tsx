import { useState, type JSX, type SubmitEvent } from 'react'
import type { Inbox } from '@darnley/contract/workshop-messages'
import { useStore } from '@darnley/web/stores'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { inboxAddress, kinds, states, type InboxView } from '#src/lib/inbox-view.ts'
import { useViewChange } from '#src/lib/use-view-change.ts'
import { $inboxWords } from '#src/stores/inbox-words.ts'
import { Choice } from '#src/components/filter-bar/choice.tsx'
import { FilterBar } from '#src/components/filter-bar/filter-bar.tsx'
import compact from '#src/components/form/compact.module.css'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import styles from './page.module.css'

const statesAndAll = [...states, { state: null, label: 'Every state', sign: null }] as const

/** States with their counts, choices of owner and kind, and a search for a customer. */
export function Filters({ view }: { view: InboxView }): JSX.Element {
  const change = useViewChange(view, inboxAddress)
  const { inbox, ownId } = useInbox()
  const choose = (chosen: Partial<InboxView>): void => change({ open: null, ...chosen })
  useShortcuts(
    Object.fromEntries(
      statesAndAll.map(({ state }, index) => [String(index + 1), () => choose({ state })]),
    ),
  )
  const others = (inbox?.colleagues ?? []).filter(({ id }) => id !== ownId)
  return (
    <div className={styles['tools']} data-open={view.open !== null}>
      <FilterBar
        label="State of the conversations"
        chips={statesAndAll.map(({ state, label, sign }) => ({
          to: inboxAddress({ ...view, state, open: null }),
          label,
          sign,
          isCurrent: state === view.state,
          count: countOf(state, inbox),
        }))}
      >
        <Choice
          label="Owner"
          every="Every owner"
          value={view.owner}
          options={[{ id: 'mine', name: 'Mine' }, { id: 'none', name: 'No owner' }, ...others]}
          onChoose={(owner) => choose({ owner })}
        />
        <Choice
          label="Kind"
          every="Every kind"
          value={view.kind}
          options={kinds.map(({ kind, label }) => ({ id: kind, name: label }))}
          onChoose={(value) =>
            choose({ kind: kinds.find(({ kind }) => kind === value)?.kind ?? null })
          }
        />
      </FilterBar>
      <Search />
    </div>
  )
}

/** The api counts to 1,000, and what is done not at all. */
function countOf(state: InboxView['state'], inbox: Inbox | undefined): string {
  if (!inbox || state === null || state === 'done') return ''
  return inbox[state] >= 1000 ? '1000+' : String(inbox[state])
}

function Search(): JSX.Element {
  const words = useStore($inboxWords)
  const [text, setText] = useState(words)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    $inboxWords.set(text.trim())
  }

  function clear(): void {
    setText('')
    $inboxWords.set('')
  }

  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <input
        className={compact['field']}
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        aria-label="Customer, e-mail or order"
        placeholder="Customer, e-mail or order"
        onChange={({ target }) => (target.value === '' ? clear() : setText(target.value))}
      />
      <PlainButton type="submit">Find</PlainButton>
      {words === '' ? null : <PlainButton onClick={clear}>Clear</PlainButton>}
    </form>
  )
}

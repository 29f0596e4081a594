import { useState, type JSX } from 'react'
import type { OwnerActionTopic } from '@darnley/contract/workshop-people'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { ActionList } from '#src/components/actions/action-list.tsx'
import { Buttons } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Segments } from '#src/components/form/segments.tsx'
import { ToolPage } from '#src/components/tool/tool-page.tsx'
import { ownerActionsQuery } from '#src/queries/owner-actions.ts'

const topics = [
  { value: 'all', label: 'All' },
  { value: 'people', label: 'People' },
  { value: 'partners', label: 'Partner shops' },
  { value: 'codes', label: 'Codes' },
  { value: 'settlements', label: 'Settlements' },
  { value: 'personal_data', label: 'Personal data' },
] as const satisfies readonly { value: OwnerActionTopic | 'all'; label: string }[]

const perPage = 50

/** What owners did, and when: for owners. The topic stands in the address. */
export function Page(): JSX.Element {
  const [query, setQuery] = useSearchParams()
  const topic = topics.find(({ value }) => value === query.get('topic'))?.value ?? 'all'
  return (
    <ToolPage section="log" title="What owners did" least="owner">
      <Segments
        legend="About"
        hideLegend
        options={topics}
        value={topic}
        onChange={(value) => setQuery(value === 'all' ? {} : { topic: value }, { replace: true })}
      />
      <Actions key={topic} topic={topic === 'all' ? null : topic} />
    </ToolPage>
  )
}

function Actions({ topic }: { topic: OwnerActionTopic | null }): JSX.Element {
  /** `before` of each page up to the one that is shown. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null])
  const before = pages.at(-1) ?? null
  const wanted = ownerActionsQuery({ topic, before, limit: perPage })
  const { data, isError, refetch } = useQuery(wanted)
  if (!data)
    return isError ? (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The log could not be loaded.
      </Notice>
    ) : (
      <Spinner label="Loading the log" />
    )
  const next = data.next_before
  return (
    <>
      <ActionList actions={data.actions} />
      {pages.length > 1 || next !== null ? (
        <Buttons>
          <PlainButton disabled={pages.length === 1} onClick={() => setPages(pages.slice(0, -1))}>
            Newer
          </PlainButton>
          <PlainButton disabled={next === null} onClick={() => setPages([...pages, next])}>
            Older
          </PlainButton>
        </Buttons>
      ) : null}
    </>
  )
}

import type { JSX } from 'react'
import type { DeskCounts } from '@darnley/contract/workshop-desk'
import { useQuery } from '@darnley/web/query'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { deskAddress, parts, stages, ways, type DeskView } from '#src/lib/desk-view.ts'
import { filtersQuery } from '#src/queries/desk.ts'
import { useViewChange } from '#src/lib/use-view-change.ts'
import { Choice } from '#src/components/filter-bar/choice.tsx'
import { FilterBar } from '#src/components/filter-bar/filter-bar.tsx'

interface FiltersProps {
  view: DeskView
  /** Null until they are known. */
  counts: DeskCounts | null
}

/** Parts with their counts, and choices of stage, way, shop and tailor. The board shows its stages as columns. */
export function Filters({ view, counts }: FiltersProps): JSX.Element {
  const { data } = useQuery(filtersQuery)
  const choose = useViewChange(view, deskAddress)
  useShortcuts(
    Object.fromEntries(parts.map(({ part }, index) => [String(index + 1), () => choose({ part })])),
  )
  return (
    <FilterBar
      label="Part of the orders"
      chips={parts.map(({ part, label, sign }) => ({
        to: deskAddress({ ...view, part }),
        label,
        sign,
        isCurrent: part === view.part,
        isAlarming: part === 'late',
        count: countText(counts?.[part ?? 'all']),
      }))}
    >
      {view.view === 'list' ? (
        <Choice
          label="Stage"
          every="Every stage"
          value={view.stage}
          options={stages.map(({ stage, label }) => ({ id: stage, name: label }))}
          onChoose={(stage) =>
            choose({ stage: stages.find((each) => each.stage === stage)?.stage ?? null })
          }
        />
      ) : null}
      <Choice
        label="Way"
        every="Every way"
        value={view.way}
        options={ways.map(({ way, label }) => ({ id: way, name: label }))}
        onChoose={(way) => choose({ way: ways.find((each) => each.way === way)?.way ?? null })}
      />
      <Choice
        label="Shop"
        every="Every shop"
        value={view.shop}
        options={data?.shops ?? []}
        onChoose={(shop) => choose({ shop })}
      />
      <Choice
        label="Tailor"
        every="Every tailor"
        value={view.tailor}
        options={data?.tailors ?? []}
        onChoose={(tailor) => choose({ tailor })}
      />
    </FilterBar>
  )
}

/** The api counts to 1000. */
function countText(count: number | undefined): string {
  if (count === undefined) return ''
  return count >= 1000 ? '1000+' : String(count)
}

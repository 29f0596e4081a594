import type { JSX } from 'react'
import type { DeskCounts } from '@darnley/contract/workshop-desk'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'
import { Sign } from '#src/components/icon.tsx'
import { deskAddress, parts, stages, ways, type DeskView } from '#src/lib/desk-view.ts'
import { filtersQuery } from '#src/queries/desk.ts'
import { useViewChange } from '#src/lib/use-view-change.ts'
import { Choice } from '#src/components/choice.tsx'
import styles from './page.module.css'

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
    <div className={styles['tools']}>
      <nav className={styles['chips']} aria-label="Part of the orders">
        {parts.map(({ part, label, sign }) => (
          <Link
            key={label}
            to={deskAddress({ ...view, part })}
            aria-current={part === view.part ? 'true' : undefined}
            data-part={part}
          >
            {sign ? <Sign name={sign} size={18} /> : null}
            {label} <b>{countText(counts?.[part ?? 'all'])}</b>
          </Link>
        ))}
      </nav>
      {view.view === 'list' ? (
        <Choice
          className={styles['choice']}
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
        className={styles['choice']}
        label="Way"
        every="Every way"
        value={view.way}
        options={ways.map(({ way, label }) => ({ id: way, name: label }))}
        onChoose={(way) => choose({ way: ways.find((each) => each.way === way)?.way ?? null })}
      />
      <Choice
        className={styles['choice']}
        label="Shop"
        every="Every shop"
        value={view.shop}
        options={data?.shops ?? []}
        onChoose={(shop) => choose({ shop })}
      />
      <Choice
        className={styles['choice']}
        label="Tailor"
        every="Every tailor"
        value={view.tailor}
        options={data?.tailors ?? []}
        onChoose={(tailor) => choose({ tailor })}
      />
    </div>
  )
}

/** The api counts to 1000. */
function countText(count: number | undefined): string {
  if (count === undefined) return ''
  return count >= 1000 ? '1000+' : String(count)
}

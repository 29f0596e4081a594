import { useState, type JSX } from 'react'
import type { WorkshopGarment } from '@darnley/contract/workshop-garments'
import { useQuery } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { TailorBadge } from '#src/components/tailor-badge.tsx'
import { useGarmentChange } from '#src/lib/write/use-garment-change.ts'
import { filtersQuery } from '#src/queries/desk.ts'
import styles from './page.module.css'

/** On whose table the garment is, and whom it is given to. */
export function HandOver({ garment }: { garment: WorkshopGarment }): JSX.Element {
  const { tailor, tag } = garment
  const [isOpen, open] = useState(false)
  const { mutate, isPending, problem } = useGarmentChange(
    garment,
    (tailorId: string | null, { tag: { garment_id: id }, version }) =>
      staffCall('POST /workshop/garments/{id}/hand_over', {
        params: { id },
        body: { version, tailor_id: tailorId },
      }),
    () => open(false),
  )
  return (
    <>
      <div className={styles['table']}>
        <TailorBadge tailors={tailor ? [tailor] : []} />
        <p>
          <b>{tailor?.name ?? 'No tailor yet'}</b>
          <span className={styles['muted']}>
            {tailor ? 'has it on the table' : 'it is on the pile'}
          </span>
        </p>
        <PlainButton onClick={() => open(true)}>Hand over</PlainButton>
      </div>
      <Sheet label={`Hand over: ${tag.item_name}`} open={isOpen} onClose={() => open(false)}>
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <Receivers garment={garment} isPending={isPending} onChoose={mutate} />
      </Sheet>
    </>
  )
}

interface ReceiversProps {
  garment: WorkshopGarment
  isPending: boolean
  onChoose: (tailorId: string | null) => void
}

function Receivers({ garment: { tailor }, isPending, onChoose }: ReceiversProps): JSX.Element {
  const { data, isError, refetch } = useQuery(filtersQuery)
  if (isError && !data)
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
        The colleagues could not be loaded.
      </Notice>
    )
  return (
    <ul className={styles['receivers']} aria-label="To whom">
      {(data?.tailors ?? [])
        .filter(({ id }) => id !== tailor?.id)
        .map((colleague) => (
          <li key={colleague.id}>
            <PlainButton disabled={isPending} onClick={() => onChoose(colleague.id)}>
              <TailorBadge tailors={[colleague]} />
              {colleague.name}
            </PlainButton>
          </li>
        ))}
      {tailor ? (
        <li>
          <PlainButton disabled={isPending} onClick={() => onChoose(null)}>
            Back on the pile
          </PlainButton>
        </li>
      ) : null}
    </ul>
  )
}

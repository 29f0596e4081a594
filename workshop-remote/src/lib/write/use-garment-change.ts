import type { GarmentTag, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { useChange, useQueryClient } from '@darnley/web/query'
import { stepProblem } from './step-problem.ts'

/** A garment as far as a change needs it. */
export interface SeenGarment {
  readonly tag: Pick<GarmentTag, 'garment_id'>
  readonly version: number
}

interface GarmentChange<Input> {
  readonly mutate: (input: Input) => void
  readonly isPending: boolean
  /** What went wrong, in words; null while nothing did. */
  readonly problem: string | null
}

/**
 * A change of a garment, made on the version that is shown. A refusal shows what a colleague changed before. A note
 * that is added while a task is being stored waits for it, and is made on the version after it.
 */
export function useGarmentChange<Input>(
  garment: SeenGarment,
  send: (input: Input, garment: SeenGarment) => Promise<WorkshopGarment>,
  onDone: () => void = () => undefined,
): GarmentChange<Input> {
  const client = useQueryClient()
  const queryKey = ['workshop', 'garment', garment.tag.garment_id]
  const { mutate, isPending, error } = useChange({
    scope: { id: queryKey.join(' ') },
    mutationFn: (input: Input) =>
      send(input, latest(garment, client.getQueryData<WorkshopGarment>(queryKey))),
    onSuccess: (changed: WorkshopGarment) => {
      client.setQueryData(queryKey, changed)
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
  return { mutate, isPending, problem: error ? stepProblem(error, 'garment') : null }
}

/** A garment whose page was left may be kept in an older version than the bar shows. */
function latest(garment: SeenGarment, kept: SeenGarment | undefined): SeenGarment {
  return kept && kept.version > garment.version ? kept : garment
}

import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { Day } from '#src/turnaround/day.ts'

export type StageName =
  | 'placed'
  | 'pack'
  | 'hand-over'
  | 'fitting'
  | 'send'
  | 'work'
  | 'dispatch'
  | 'back'

/** Something to do, or to print, behind a link of the site or to a map. */
export interface PlanAction {
  readonly type: 'label' | 'packing-card' | 'map' | 'guide'
  readonly label: string
  readonly href: string
}

export interface Check {
  readonly text: string
  readonly note: string | null
  readonly guide: PlanAction | null
}

export interface PlanStage {
  readonly name: StageName
  readonly state: 'done' | 'now' | 'todo'
  readonly title: string
  /** When it was reached or is expected; null when no day can be promised. */
  readonly day: Day | null
  /** Whether the day is the last one of a promise, and not fixed. */
  readonly isBy: boolean
  /** One sentence or two; empty for what is done. */
  readonly text: string
  readonly checks: readonly Check[]
  /** Where to go. */
  readonly place: DropOffPoint | null
  /** Whether the drop-off code of the order is to be shown there. */
  readonly hasCode: boolean
  /** The first one is the main one. */
  readonly actions: readonly PlanAction[]
}

/** In the order of a way: a status reaches a rank. */
export const RANK = {
  placed: 0,
  ready: 1,
  travelling: 2,
  here: 3,
  sentBack: 4,
  back: 5,
  over: 6,
} as const
export type Rank = (typeof RANK)[keyof typeof RANK]

/** A stage before it is known whether it is done. */
export interface Stage extends Omit<PlanStage, 'state'> {
  readonly rank: Rank
  /** What it is called, and since when, once it is done. */
  readonly reached?: { readonly title: string; readonly day: Day | null }
}

/** Returns a stage with what is left out. */
export function stage(
  known: Pick<Stage, 'name' | 'rank' | 'title' | 'day' | 'text'> & Partial<Stage>,
): Stage {
  return { isBy: true, checks: [], place: null, hasCode: false, actions: [], ...known }
}

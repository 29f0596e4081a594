import type { ExpectedDays } from '#src/turnaround/travel.ts'
import type { PlanFacts } from './facts.ts'
import type { Rank } from './stage.ts'

export interface StageContext {
  readonly facts: PlanFacts
  readonly days: ExpectedDays
  readonly reached: Rank
}

/** Runs one bench and prints its section. Its own process keeps CPU time and memory apart from other benches. */
import { measureBaskets } from './baskets.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureDesk } from './desk.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureGuestFlow } from './guest-flow.ts'
import { measureLighthouse } from './lighthouse/lighthouse.ts'
import { measureOrderSize } from './order-size.ts'
import { measurePages } from './pages.ts'
import { measureStaffList } from './staff-list.ts'
import type { Bench, BenchSystem } from './system.ts'
import { measureWizardSteps } from './wizard-steps.ts'

/** In the order in which they run; the last three add much data. */
export const benches: Readonly<Record<string, Bench>> = {
  'guest-flow': measureGuestFlow,
  'order-size': measureOrderSize,
  baskets: measureBaskets,
  pages: measurePages,
  'first-visits': measureFirstVisits,
  lighthouse: measureLighthouse,
  'wizard-steps': measureWizardSteps,
  catalogue: measureCatalogue,
  'staff-list': measureStaffList,
  desk: measureDesk,
}

if (import.meta.main) {
  const [, , name = '', system = ''] = process.argv
  process.stdout.write((await benches[name]?.(JSON.parse(system) as BenchSystem)) ?? '')
  process.exit()
}

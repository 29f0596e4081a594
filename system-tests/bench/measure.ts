/** Runs one bench and prints its report. Its own process keeps CPU time and memory apart from other benches. */
import { measureBaskets } from './baskets.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureDesk } from './desk.ts'
import { measureEvaluation } from './evaluation/evaluation.ts'
import { drawFirstVisit } from './film/film.ts'
import { measureFirstVisits } from './first-visits.ts'
import { measureFlowsByClients } from './flows-by-clients.ts'
import { measureGuestFlow } from './guest-flow.ts'
import { measureLighthouse } from './lighthouse/lighthouse.ts'
import { measureListsByOrders } from './lists-by-orders.ts'
import { measureMemory } from './memory/memory.ts'
import { measureOrderSize } from './order-size.ts'
import { measurePages } from './pages.ts'
import { measureStaffList } from './staff-list.ts'
import { measureSteps } from './steps/steps.ts'
import type { Bench, BenchSystem, Report } from './system.ts'

/** By name, in the order in which they run; the last four add much data. */
export const benches: Readonly<Record<string, readonly Bench[]>> = {
  'first-visits': [measureFirstVisits, drawFirstVisit],
  evaluation: [measureEvaluation],
  lighthouse: [measureLighthouse],
  steps: [measureSteps],
  memory: [measureMemory],
  flows: [measureGuestFlow, measureFlowsByClients],
  'order-size': [measureOrderSize],
  baskets: [measureBaskets],
  pages: [measurePages],
  catalogue: [measureCatalogue],
  lists: [measureListsByOrders],
  'staff-list': [measureStaffList],
  desk: [measureDesk],
}

if (import.meta.main) {
  const [, , name = '', index = '', system = ''] = process.argv
  const bench = benches[name]?.[Number(index)]
  if (!bench) throw new Error(`There is no bench ${index} of ${name}`)
  const found = await bench(JSON.parse(system) as BenchSystem)
  const report: Report = typeof found === 'string' ? { section: found } : found
  process.stdout.write(JSON.stringify(report))
  process.exit()
}

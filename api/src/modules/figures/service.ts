import type { z } from 'zod'
import type { Figures } from '@darnley/contract/workshop-figures'
import type { Day } from '@darnley/domain/turnaround'
import type { Executor } from '#src/db/database.ts'
import type { Services } from '#src/services.ts'
import { refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { figureRepository } from './repository.ts'
import { csvOf, dayRows, namedRows, periodFaults, type PlainRow, totalRow } from './rules.ts'

interface Deps extends Pick<Services, 'config'> {
  readonly db: Executor
}

interface Query {
  readonly from: string
  readonly to: string
  readonly shop?: string | undefined
  readonly service?: string | undefined
}

/** Before its amounts are branded. */
type PlainFigures = z.input<typeof Figures>

/** @throws ValidationFailed for an unknown shop, and a period that is too long or ends before it begins */
export async function figuresOf({ db, config }: Deps, query: Query): Promise<PlainFigures> {
  refuseFaults(periodFaults(query))
  const period = { from: query.from as Day, to: query.to as Day }
  const repository = figureRepository(db)
  const selection = { ...query, ...period }
  const online = { id: 'online', name: `${config.company.name}, online` }
  const shops = [online, ...(await repository.shops())]
  if (query.shop !== undefined && shops.every(({ id }) => id !== query.shop))
    refuseFaults([valueFault(['query', 'shop'], 'There is no such shop')])
  const money = await repository.money(selection)
  const turnaround = await repository.turnaround(selection)
  const services = await repository.services(period)
  const sums = { money, turnaround }
  const { vatRate, company } = config.books
  return {
    ...period,
    vat: { rate: vatRate / 100, number: company.vatNumber },
    total: totalRow(sums),
    days: dayRows(sums, period),
    shops: namedRows(sums, { by: 'shop', names: shops }),
    services: namedRows(sums, { by: 'service', names: services }),
    shop_options: shops,
    service_options: services,
  }
}

const HEADINGS = { day: 'Day', shop: 'Shop', service: 'Service' } as const
const TABLES = { day: 'days', shop: 'shops', service: 'services' } as const satisfies Record<
  keyof typeof HEADINGS,
  keyof PlainFigures
>

export async function figuresCsv(
  deps: Deps,
  { by, ...query }: Query & { by: keyof typeof HEADINGS },
): Promise<string> {
  const figures = await figuresOf(deps, query)
  const rows: readonly PlainRow[] = figures[TABLES[by]]
  return csvOf(rows, { heading: HEADINGS[by], total: figures.total })
}

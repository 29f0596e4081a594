import type { Colleague } from '@darnley/contract/workshop-session'
import type { FigureRow, Figures } from '@darnley/contract/workshop-figures'
import { minor } from '@darnley/domain/money'
import { addDays, type Day } from '@darnley/domain/turnaround'
import { me } from './desk.ts'

export const owner: Colleague = {
  ...{ id: me.id, name: 'Ruth Adeyemi' },
  ...{ email: 'owner@darnley.example', role: 'owner' },
}

/** [orders, garments, services, discounts, delivery, express, given back, kept, late] */
type Numbers = readonly [number, number, number, number, number, number, number, number, number]

/** Returns a row whose revenue follows from its parts. */
function aRow(key: string, name: string, numbers: Numbers): FigureRow {
  const [orders, garments, services, discounts, delivery, express, back, kept, late] = numbers
  const revenue = services - discounts + delivery + express - back
  return {
    ...{ key, name, orders, garments, kept, late },
    services: minor(services),
    discounts: minor(discounts),
    delivery: minor(delivery),
    express: minor(express),
    given_back: minor(back),
    revenue: minor(revenue),
    vat: minor(Math.trunc(revenue / 6)),
  }
}

const shops: readonly FigureRow[] = [
  aRow('online', 'Darnley, online', [136, 206, 540000, 12430, 107440, 12000, 1080, 100, 0]),
  aRow('maison-vale', 'Maison Vale', [67, 100, 326750, 9632, 10846, 1250, 6300, 58, 5]),
  aRow('kirk-and-daughters', 'Kirk & Daughters', [42, 60, 141930, 3654, 5325, 1800, 3455, 38, 4]),
]

const services: readonly FigureRow[] = [
  aRow('shorten-hem', 'Shorten hem', [180, 240, 608680, 17716, 0, 0, 5835, 120, 5]),
  aRow('patch', 'Patch', [65, 126, 400000, 8000, 0, 0, 5000, 76, 4]),
  aRow('delivery', 'Delivery', [0, 0, 0, 0, 123611, 0, 0, 0, 0]),
  aRow('express', 'Express turnaround', [0, 0, 0, 0, 0, 15050, 0, 0, 0]),
]

const total = aRow('', 'Total', [245, 366, 1008680, 25716, 123611, 15050, 10835, 196, 9])

/** Returns a row for each of `count` days; the last one takes what is left of the total. */
function daysOf(from: Day, count: number): FigureRow[] {
  const share = (whole: number, index: number): number => {
    const each = Math.floor(whole / count)
    const swing = index < count - 1 ? (index % 2 === 0 ? 1 : -1) * Math.floor(each / 4) : 0
    const odd = count % 2 === 0 && index === count - 1 ? Math.floor(each / 4) : 0
    return index < count - 1 ? each + swing : whole - each * (count - 1) - odd
  }
  const field = (name: keyof FigureRow, index: number): number => share(Number(total[name]), index)
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index)
    const isBack = index === 3
    return aRow(day, day, [
      ...([field('orders', index), field('garments', index), field('services', index)] as const),
      ...([field('discounts', index), field('delivery', index), field('express', index)] as const),
      ...([isBack ? total.given_back : 0, field('kept', index), field('late', index)] as const),
    ])
  })
}

/** Returns the figures of a fortnight, or of another number of days, whose three tables add up to the same. */
export function someFigures(change: Partial<Figures> = {}, count = 14): Figures {
  const from = '2026-11-11' as Day
  return {
    ...{ from, to: addDays(from, count - 1) },
    vat: { rate: 20, number: 'GB 123 4567 89' },
    total,
    days: daysOf(from, count),
    shops: [...shops],
    services: [...services],
    shop_options: shops.map(({ key: id, name }) => ({ id, name })),
    service_options: services.slice(0, 2).map(({ key: id, name }) => ({ id, name })),
    ...change,
  }
}

const nothing = aRow('', 'Total', [0, 0, 0, 0, 0, 0, 0, 0, 0])

/** Returns figures of a period in which nothing was sold. */
export function noFigures(): Figures {
  const days = daysOf('2026-11-11' as Day, 14).map(({ key }) => ({ ...nothing, key, name: key }))
  return someFigures({ total: nothing, days, shops: [], services: [], service_options: [] })
}

import type { FittingDay, FittingMark } from '@darnley/contract/workshop-fittings'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers, me } from '#src/testing/desk.ts'
import { aDayFitting, aFittingDay, chosenOrder } from '#src/testing/fittings.ts'
import { Page } from './page.tsx'

function fittings(
  answer: () => FittingDay | Promise<FittingDay>,
  path = '/fittings?date=2026-11-25',
): Scene {
  return {
    element: <Page />,
    path,
    answers: {
      api: { ...frameAnswers, 'GET /workshop/me': () => me, 'GET /workshop/fittings': answer },
    },
  }
}

export const day: Scene = fittings(() => aFittingDay())
export const closed: Scene = fittings(() => aFittingDay({ fittings: [], times: [] }))
export const onlyInRoomTwo: Scene = fittings(() =>
  aFittingDay({ fittings: [aDayFitting(1, { seat: 2 })] }),
)
export const withoutPlace: Scene = fittings(() => aFittingDay({ places: [], place_id: null }))
export const loading: Scene = fittings(keepWaiting)
export const failed: Scene = fittings(refuse(503))

/** One fitting of each kind. */
export const marked: Scene = fittings(() => {
  const moment = '2026-11-25T10:26:00.000Z'
  const later = { starts_at: '10:20', ends_at: '10:40' }
  return aFittingDay({
    fittings: [
      aDayFitting(1, { mark: 'done', marked_at: moment }),
      aDayFitting(2, { seat: 2, mark: 'absent', marked_at: moment }),
      aDayFitting(3, { ...later, mark: 'here', marked_at: moment }),
      aDayFitting(4, { ...later, seat: 2 }),
    ],
  })
})

/** A fitting that is chosen on a day before or after today, whenever that is. */
function chosen(
  date: string,
  { problem, isBrought = false }: { problem?: () => never; isBrought?: boolean } = {},
): Scene {
  let isHandedOver = false
  let mark: FittingMark | null = null
  let current = ''
  const booked = aDayFitting(48260).order
  if (!booked) throw new Error('The fitting has no order')
  const ofDay = (): FittingDay =>
    aFittingDay({
      date,
      fittings: [
        aDayFitting(48260, {
          ...{ mark, marked_at: mark && '2026-11-25T10:26:00.000Z' },
          order: { ...booked, is_handed_over: isHandedOver },
          ...(current ? { starts_at: current, ends_at: '11:00', moves: 1 } : {}),
        }),
      ],
    })
  const scene = fittings(ofDay, `/fittings?date=${date}&order=${chosenOrder}`)
  return {
    ...scene,
    answers: {
      api: {
        ...scene.answers?.api,
        'POST /workshop/orders/{id}/fitting/mark': ({ body }) => {
          problem?.()
          mark = (body as { mark: FittingMark | null }).mark
          // Its clothes stay, whatever is marked later.
          isHandedOver ||= isBrought && mark === 'done'
          return ofDay()
        },
        'POST /workshop/orders/{id}/fitting/move': ({ body }) => {
          problem?.()
          current = (body as { starts_at: string }).starts_at
          return ofDay()
        },
      },
    },
  }
}

export const before: Scene = chosen('2020-01-01')
export const brought: Scene = chosen('2020-01-01', { isBrought: true })
export const ahead: Scene = chosen('2099-01-01')
export const changedMeanwhile: Scene = chosen('2020-01-01', {
  problem: refuse(409, {
    ...{ detail: 'Tom Ashworth changed this in the meantime', version: 4, changes: [] },
  }),
})

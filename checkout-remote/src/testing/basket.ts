import type { Basket } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { anEntry, aServiceDetail } from '@darnley/testing/basket'
import { $basket } from '@darnley/web/session'
import type { Answers, Sent } from '@darnley/workbench/scene'

export const hem = aServiceDetail()
export const taper = aServiceDetail({
  service: { ...hem.service, id: 'taper-legs', name: 'Taper legs', price: minor(2600) },
})
/** Two services on one garment. */
export const jeans = anEntry({ serviceDetails: [hem, taper] })

/** One service with an answer that costs something. */
export const jeansWithEdge = anEntry({
  serviceDetails: [
    aServiceDetail({
      questionAnswerModifiers: [
        {
          questionId: 'edge',
          question: 'How should the new hem look?',
          answer: 'Keep the original hem edge',
          answerId: 'edge.keep',
          priceModifier: minor(600),
          tailorPointsModifier: 0,
        },
      ],
    }),
  ],
})

/** The basket as the api keeps it; an emptied one by default. */
export function aBasket(fields: Partial<Basket> = {}): Basket {
  return {
    version: 3,
    basket: [],
    discount_code: null,
    discount_amount: null,
    express_price: minor(1500),
    ...fields,
  }
}

export function holdBasket(server: Basket): void {
  $basket.set({ status: 'ready', entries: server.basket, server, pending: 0 })
}

/** Returns the answers of an api that stores what it is sent. */
export function storing(server: Basket): Required<Pick<Answers, 'api'>> {
  let current = server
  return {
    api: {
      'GET /public/get_basket': () => current,
      'POST /public/update_basket': ({ body }: Sent) => {
        const { basket } = body as Pick<Basket, 'basket'>
        current = aBasket({ version: current.version + 1, basket })
        return current
      },
    },
  }
}

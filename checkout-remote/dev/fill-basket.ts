import type { BasketEntry } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { changeBasket } from '@darnley/web/session'

/** Adds an item of the seeded catalogue to the basket; the api overwrites its names and prices. */
export function fillBasket(): Promise<void> {
  const entry: BasketEntry = {
    id: crypto.randomUUID(),
    itemCategory: { id: 'trousers', name: 'Trousers & jeans' },
    item: { id: 'jeans', name: 'Jeans', coverImage: '/api/media/file/item-jeans.svg' },
    itemDescription: 'Dark blue, straight leg',
    serviceDetails: [
      {
        id: crypto.randomUUID(),
        service: {
          id: 'shorten-hem',
          name: 'Shorten hem',
          price: minor(1800),
          serviceType: 'alteration',
          coverImage: null,
        },
        questionAnswerModifiers: [
          {
            questionId: 'shorten-hem.finish',
            question: 'Which hem would you like?',
            answer: 'Original hem kept',
            answerId: 'shorten-hem.finish.original',
            priceModifier: minor(400),
            tailorPointsModifier: 0,
          },
        ],
        subserviceDetails: null,
        fittingChoice: 'measure',
        fittingDetails: 'Shorten by 6 cm',
        repairLocation: null,
        tailorNotes: null,
      },
    ],
  }
  return changeBasket({ type: 'add-entry', entry })
}

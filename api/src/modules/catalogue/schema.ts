/** What the api needs of the content service's answer, checked where it enters. */
import type { Item } from 'shared/contract/content'
import { Price } from 'shared/contract/primitives'
import { z } from 'zod'

const Id = z.string().min(1)
const Picture = z.looseObject({ url: z.string() })
const Exclusion = z.array(z.string()).nullable()

const Question = z.looseObject({
  id: Id,
  question: z.string(),
  questionType: z.enum(['radio', 'text']),
  options: z.array(
    z.looseObject({
      id: Id,
      answer: z.string(),
      priceModifier: Price,
      tailorPointsModifier: z.int(),
    }),
  ),
  questionAnswerExclusion: Exclusion,
})

const Service = z.looseObject({
  id: Id,
  name: z.string(),
  price: Price,
  serviceType: z.enum(['alteration', 'repair']),
  upsizing: z.boolean(),
  deadEnd: z.boolean(),
  coverImage: Picture,
  fittingChoices: z.array(z.looseObject({ choice: z.enum(['measure', 'pin', 'match']) })),
  questions: z.array(Question),
  subservices: z.array(
    z.looseObject({
      id: Id,
      name: z.string(),
      priceModifier: Price,
      deadEnd: z.boolean(),
      questions: z.array(Question),
      questionAnswerExclusion: Exclusion,
    }),
  ),
})

const ItemList = z.object({
  docs: z.array(
    z.looseObject({
      id: Id,
      name: z.string(),
      coverImage: Picture,
      itemCategory: z.looseObject({ id: Id, name: z.string() }),
      services: z.array(Service),
    }),
  ),
})

export type CatalogueItem = Item & { itemCategory: { id: string; name: string } }

/** @throws ZodError when the answer is not a catalogue */
export function readItems(answer: unknown): CatalogueItem[] {
  return ItemList.parse(answer).docs as unknown as CatalogueItem[]
}

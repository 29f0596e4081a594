/**
 * Responses of the content service (section 7.3, entities of section 3): Payload's REST shapes at a depth at which
 * relations are documents. The api validates its catalogue with these schemas; browsers use only the types.
 */
import { z } from 'zod'
import { Price } from './primitives.ts'

const Id = z.string().min(1)

export const Media = z.object({
  id: Id,
  /** Path on the content service, as in /api/media/file/jeans.svg; a site serves it under /content. */
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
})
export type Media = z.infer<typeof Media>

/** Response of a list call. */
export interface ContentList<Document> {
  docs: Document[]
  totalDocs: number
}

/** Lexical's JSON; unknown nodes are shown as 'unknown node' (section 8). */
export interface RichTextNode {
  type: string
  children?: RichTextNode[] | undefined
  [property: string]: unknown
}
const RichTextNode: z.ZodType<RichTextNode> = z.looseObject({
  type: z.string(),
  get children() {
    return z.array(RichTextNode).optional()
  },
})

export const RichText = z.object({ root: RichTextNode })
export type RichText = z.infer<typeof RichText>

export const ItemCategory = z.object({
  id: Id,
  name: z.string(),
  coverImage: Media,
  sortOrder: z.number(),
})
export type ItemCategory = z.infer<typeof ItemCategory>

/** Ids of answers: the element is hidden when any of them was chosen. */
const QuestionAnswerExclusion = z.array(z.string()).nullable()

export const QuestionOption = z.object({
  id: Id,
  answer: z.string(),
  priceModifier: Price,
  tailorPointsModifier: z.int(),
})
export type QuestionOption = z.infer<typeof QuestionOption>

export const Question = z.object({
  id: Id,
  question: z.string(),
  explainer: z.string().nullable(),
  questionType: z.enum(['radio', 'text']),
  options: z.array(QuestionOption),
  questionAnswerExclusion: QuestionAnswerExclusion,
})
export type Question = z.infer<typeof Question>

export const Subservice = z.object({
  id: Id,
  name: z.string(),
  priceModifier: Price,
  questions: z.array(Question),
  coverImage: Media.nullable(),
  deadEnd: z.boolean(),
  questionAnswerExclusion: QuestionAnswerExclusion,
})
export type Subservice = z.infer<typeof Subservice>

export const ServiceFittingChoice = z.object({
  choice: z.enum(['measure', 'pin', 'match']),
  recommended: z.boolean(),
})
export type ServiceFittingChoice = z.infer<typeof ServiceFittingChoice>

export const Expectations = z.object({
  /** Key information about the technique. */
  keyInfo: RichText.nullable(),
  exampleImages: z.array(z.object({ image: Media, caption: z.string() })),
})
export type Expectations = z.infer<typeof Expectations>

export const Service = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  price: Price,
  serviceType: z.enum(['alteration', 'repair']),
  upsizing: z.boolean(),
  fittingChoices: z.array(ServiceFittingChoice),
  questions: z.array(Question),
  subservices: z.array(Subservice),
  coverImage: Media,
  deadEnd: z.boolean(),
  expectations: Expectations.nullable(),
  sortOrder: z.number(),
})
export type Service = z.infer<typeof Service>

/** How a service looks on one item. */
export const ServicePicture = z.object({ service: Id, picture: Media })
export type ServicePicture = z.infer<typeof ServicePicture>

export const Item = z.object({
  id: Id,
  name: z.string(),
  coverImage: Media,
  itemCategory: z.union([ItemCategory, z.string()]),
  services: z.array(Service),
  /** At most one for each service; a service without one shows its own. Missing from an older content service. */
  servicePictures: z.array(ServicePicture).optional(),
  sortOrder: z.number(),
})
export type Item = z.infer<typeof Item>

export const FittingGuide = z.object({
  id: Id,
  service: z.string(),
  measure: RichText.nullable(),
  pin: RichText.nullable(),
  match: RichText.nullable(),
})
export type FittingGuide = z.infer<typeof FittingGuide>

/** What a customer wrote about the company. */
export const Review = z.object({
  id: Id,
  author: z.string(),
  words: z.string(),
  rating: z.int().min(1).max(5),
  writtenOn: z.iso.datetime(),
  /** The page on which it was written; null where it is not public. */
  source: z.url().nullable(),
})
export type Review = z.infer<typeof Review>

export const BrandCustomisation = z.object({
  id: Id,
  domain: z.string(),
  companyName: z.string().nullable(),
  logo: Media.nullable(),
  backgroundImages: z.object({
    bookingFlow: Media.nullable(),
    basket: Media.nullable(),
    checkout: Media.nullable(),
    thankYou: Media.nullable(),
  }),
  styles: z.object({
    buttonColour: z.string().nullable(),
    buttonHoverColour: z.string().nullable(),
  }),
})
export type BrandCustomisation = z.infer<typeof BrandCustomisation>

/**
 * What the content service answers (section 7.3, entities of section 3): Payload's REST shapes at a depth
 * at which relations are documents. Plain types: nothing here reaches a browser's bundle.
 */
import type { Minor } from '../money/money.ts'

export interface Media {
  id: string
  /** Path on the content service, as in /api/media/file/jeans.svg; a site serves it under /content. */
  url: string
  alt: string
  width: number
  height: number
}

/** Answer of a list call. */
export interface ContentList<Document> {
  docs: Document[]
  totalDocs: number
}

export interface ItemCategory {
  id: string
  name: string
  coverImage: Media
  sortOrder: number
}

export interface Item {
  id: string
  name: string
  coverImage: Media
  itemCategory: ItemCategory | string
  services: Service[]
  sortOrder: number
}

export interface QuestionOption {
  id: string
  answer: string
  priceModifier: Minor
  tailorPointsModifier: number
}

export interface Question {
  id: string
  question: string
  explainer: string | null
  questionType: 'radio' | 'text'
  options: QuestionOption[]
  /** Ids of answers: the question is hidden when any of them was chosen. */
  questionAnswerExclusion: string[] | null
}

export interface Subservice {
  id: string
  name: string
  priceModifier: Minor
  questions: Question[]
  coverImage: Media | null
  deadEnd: boolean
  /** Same rule as a question's. */
  questionAnswerExclusion: string[] | null
}

export interface ServiceFittingChoice {
  choice: 'measure' | 'pin' | 'match'
  recommended: boolean
}

export interface Expectations {
  /** Key information on the technique. */
  keyInfo: RichText | null
  exampleImages: { image: Media; caption: string }[]
}

export interface Service {
  id: string
  name: string
  description: string | null
  price: Minor
  serviceType: 'alteration' | 'repair'
  upsizing: boolean
  fittingChoices: ServiceFittingChoice[]
  questions: Question[]
  subservices: Subservice[]
  coverImage: Media
  deadEnd: boolean
  expectations: Expectations | null
  sortOrder: number
}

export interface FittingGuide {
  id: string
  service: string
  measure: RichText | null
  pin: RichText | null
  match: RichText | null
}

export interface BrandCustomisation {
  id: string
  domain: string
  companyName: string | null
  logo: Media | null
  backgroundImages: {
    bookingFlow: Media | null
    basket: Media | null
    checkout: Media | null
    thankYou: Media | null
  }
  styles: { buttonColour: string | null; buttonHoverColour: string | null }
}

/** Lexical's JSON; nodes nobody knows are shown as 'unknown node' (section 8). */
export interface RichText {
  root: RichTextNode
}

export interface RichTextNode {
  type: string
  children?: RichTextNode[]
  [property: string]: unknown
}

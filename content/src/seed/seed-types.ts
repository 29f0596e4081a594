/**
 * How the seed files write the catalogue. Ids inside a service are short here (finish.original); the loader puts the
 * service's own in front (shorten-hem.finish.original).
 */
export interface CategorySeed {
  readonly id: string
  readonly name: string
  /** What its picture shows, for those who do not see it. */
  readonly picture: string
  readonly items: readonly ItemSeed[]
}

export interface ItemSeed {
  readonly id: string
  readonly name: string
  readonly picture: string
  /** Ids of services, in the order in which they are shown. */
  readonly services: readonly string[]
}

export type FittingChoice = 'measure' | 'pin' | 'match'

export interface ServiceSeed {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly description: string
  /** Pence. */
  readonly price: number
  readonly type: 'alteration' | 'repair'
  readonly upsizing?: true
  readonly deadEnd?: true
  /** The first one is the recommended one. */
  readonly fitting?: readonly FittingChoice[]
  readonly questions?: readonly QuestionSeed[]
  readonly subservices?: readonly SubserviceSeed[]
  readonly expectations?: ExpectationsSeed
}

/** Without options it is answered in words. */
export interface QuestionSeed {
  readonly id: string
  readonly question: string
  readonly explainer?: string
  readonly options?: readonly OptionSeed[]
  /** Answers of this service (question.answer) that make this question needless. */
  readonly hiddenBy?: readonly string[]
}

export interface OptionSeed {
  readonly id: string
  readonly answer: string
  /** Pence on top. */
  readonly price?: number
  /** Tailor points on top: one is about ten minutes. */
  readonly points?: number
}

export interface SubserviceSeed {
  readonly id: string
  readonly name: string
  readonly price?: number
  readonly deadEnd?: true
  readonly questions?: readonly QuestionSeed[]
  readonly hiddenBy?: readonly string[]
}

export interface ExpectationsSeed {
  /** Markdown. */
  readonly keyInfo: string
  readonly examples: readonly ExampleSeed[]
}

export interface ExampleSeed {
  /** File name in seed/pictures. */
  readonly file: string
  readonly alt: string
  readonly caption: string
}

export interface BrandSeed {
  readonly id: string
  readonly domain: string
  readonly companyName: string
  readonly buttonColour: string
  readonly buttonHoverColour: string
}

/**
 * Format of the catalogue in the seed files. Ids inside a service are short (finish.original); the loader prefixes
 * them with the service's id (shorten-hem.finish.original).
 */
export interface CategorySeed {
  readonly id: string
  readonly name: string
  /** Alternative text of the picture. */
  readonly picture: string
  readonly items: readonly ItemSeed[]
}

export interface ItemSeed {
  readonly id: string
  readonly name: string
  readonly picture: string
  /** Ids of services in display order. */
  readonly services: readonly string[]
  /**
   * Alternative texts of pictures that show a service on this item, by the service's id. Other services show their own
   * picture.
   */
  readonly servicePictures?: Readonly<Record<string, string>>
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
  /** The first one is recommended. */
  readonly fitting?: readonly FittingChoice[]
  readonly questions?: readonly QuestionSeed[]
  readonly subservices?: readonly SubserviceSeed[]
  readonly expectations?: ExpectationsSeed
}

/** A question without options is answered in text. */
export interface QuestionSeed {
  readonly id: string
  readonly question: string
  readonly explainer?: string
  readonly options?: readonly OptionSeed[]
  /** Answers of this service (question.answer) that hide the question. */
  readonly hiddenBy?: readonly string[]
}

export interface OptionSeed {
  readonly id: string
  readonly answer: string
  /** Additional pence. */
  readonly price?: number
  /** Additional tailor points; one is about ten minutes. */
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

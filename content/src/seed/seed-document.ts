import type { PublicSlug } from '#src/collections/collections.ts'
import type { ApiSlug } from '#src/collections/decisions.ts'

/** A document in its collection's input format. */
export interface SeedDocument {
  readonly collection: PublicSlug | ApiSlug
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
  /** File of the picture, for media. */
  readonly file?: string
}

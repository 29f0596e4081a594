/** An object of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

interface Numbered {
  readonly kind: 'receipt' | 'credit_note'
  readonly number: number
}

/** What each entry of the books is called. */
export const receiptKinds = { receipt: 'Receipt', credit_note: 'Credit note' } as const

/** Returns the name of a receipt: 'Credit note 32'. */
export function receiptName({ kind, number }: Numbered): string {
  return `${receiptKinds[kind]} ${number}`
}

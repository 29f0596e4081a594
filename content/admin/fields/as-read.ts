/** A part of a text: as it is written, or what the site puts in. */
export interface Part {
  readonly text: string
  readonly isPutIn: boolean
}

const values: Readonly<Record<string, string>> = {
  company: 'the name of the company',
  support_email: 'our e-mail address',
  guarantee_days: 'the days of the guarantee',
  home_delivery: 'the fee for home delivery',
  return_to_store: 'the fee for a return to the store',
  complete_in_store: 'the fee for completion in the store',
  express: 'the fee for express',
  express_large_basket: 'the fee for express with a large basket',
}

/** Splits a text at its placeholders. One that there is not stays as it is, as customers would read it. */
export function partsOf(text: string): Part[] {
  return text.split(/(\{\w+\})/).flatMap((part) => {
    if (part === '') return []
    const value = values[part.slice(1, -1)]
    return [value ? { text: value, isPutIn: true } : { text: part, isPutIn: false }]
  })
}

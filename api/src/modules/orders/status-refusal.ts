import { statusName } from '@darnley/domain/order-words'

interface Refused {
  readonly from: string
  readonly to: string
  readonly company: { readonly name: string; readonly slug: string }
}

/** Says in the words of the pages that an order cannot move from one status to another. */
export function statusRefusal({ from, to, company }: Refused): string {
  const [now, wanted] = [statusName(from, company), statusName(to, company)]
  return `From “${now}” an order cannot become “${wanted}”`
}

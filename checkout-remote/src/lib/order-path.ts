/** The parts of an order's page that a link can lead to. */
export type OrderPart = 'fitting' | 'messages' | 'cancel'

/** Returns the path of an order's page. */
export function orderPath(token: string, part?: OrderPart): string {
  const query = new URLSearchParams({ orderIdToken: token }).toString()
  return `/order?${query}${part ? `#${part}` : ''}`
}

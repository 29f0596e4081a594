const garmentOf = 'price_of'

/** Returns the address of an order’s page with the form for another price of a garment. */
export function pricingAddress({
  orderId,
  garment,
}: {
  readonly orderId: string
  readonly garment: number
}): string {
  return `/order/${orderId}?${garmentOf}=${garment}`
}

/** Returns the number of the garment that an address asks another price for; null when it asks for none. */
export function pricedGarmentOf(query: URLSearchParams): number | null {
  const number = Number(query.get(garmentOf))
  return Number.isInteger(number) && number > 0 ? number : null
}

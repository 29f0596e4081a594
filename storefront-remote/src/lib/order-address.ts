/** Returns the path of the staff's page of an order. */
export function orderAddress(collectionRef: string): string {
  return `/storefront/order?number=${encodeURIComponent(collectionRef)}`
}

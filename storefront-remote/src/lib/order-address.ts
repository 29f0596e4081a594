/** Where staff see one order. */
export function orderAddress(collectionRef: string): string {
  return `/storefront/order?number=${encodeURIComponent(collectionRef)}`
}

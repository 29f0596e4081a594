/** Whether cookies are blocked: without the basket's cookie each call would return an empty basket (F36). */
export function cookiesAreBlocked(): boolean {
  return !navigator.cookieEnabled
}

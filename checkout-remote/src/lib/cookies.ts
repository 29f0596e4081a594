/** The basket is kept by a cookie; without it each call would find an empty one (F36). */
export function cookiesAreBlocked(): boolean {
  return !navigator.cookieEnabled
}

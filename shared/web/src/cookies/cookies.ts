/** Whether the browser blocks cookies of this site. */
export function cookiesAreBlocked(): boolean {
  return !navigator.cookieEnabled
}

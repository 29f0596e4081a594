const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/

/** Whether an origin is a site on this machine. The sandbox serves no others. */
export function isLocalOrigin(origin: string): boolean {
  return localOrigin.test(origin)
}

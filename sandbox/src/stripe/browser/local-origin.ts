const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/

/** Sites on this machine: the only ones that the sandbox serves. */
export function isLocalOrigin(origin: string): boolean {
  return localOrigin.test(origin)
}

const thisMachine = ['localhost', '127.0.0.1']

/** Whether a hostname is that of a site of the company's own, which no partner may take. */
export function isOwnHostname(hostname: string, own: readonly string[]): boolean {
  return [...thisMachine, ...own].includes(hostname)
}

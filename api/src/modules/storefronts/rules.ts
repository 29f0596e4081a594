/** Whether a hostname is a name in the domain name system, and not an address or a name of this machine or network. */
export function isDomainName(hostname: string): boolean {
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}

/** Whether a text can be a hostname at all. A proxy may be sent anything, which names no site that is away. */
export function isHostname(text: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(text)
}

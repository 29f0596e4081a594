/** Whether a hostname is a name in the domain name system, and not an address or a name of this machine or network. */
export function isDomainName(hostname: string): boolean {
  return hostname.includes('.') && !/^[\d.]+$/.test(hostname)
}

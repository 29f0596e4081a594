import type { Mail } from './checker.ts'

/** Reads the sandbox's mailbox, which receives every mail of the system. */
export function mailboxAt(sandboxUrl: string): (address: string) => Promise<readonly Mail[]> {
  return async (address) => {
    const response = await fetch(`${sandboxUrl}/mailbox.json?to=${encodeURIComponent(address)}`)
    if (!response.ok) throw new Error(`The mailbox answered ${response.status}`)
    return (await response.json()) as Mail[]
  }
}

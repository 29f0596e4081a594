import type { Mail } from './checker.ts'

/** The sandbox's mailbox, where every mail of the system ends. */
export function mailboxAt(sandboxUrl: string): (address: string) => Promise<readonly Mail[]> {
  return async (address) => {
    const response = await fetch(`${sandboxUrl}/mailbox.json?to=${encodeURIComponent(address)}`)
    if (!response.ok) throw new Error(`The mailbox answers ${response.status}`)
    return (await response.json()) as Mail[]
  }
}

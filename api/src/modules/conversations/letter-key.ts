/** Returns the key in the outbox of a message that a colleague wrote. */
export function letterKey(entryId: number): string {
  return `conversation-message:${entryId}`
}

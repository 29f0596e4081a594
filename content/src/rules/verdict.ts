/** Result of a Payload validator: true, or the message for the editor. */
export type Verdict = true | string

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

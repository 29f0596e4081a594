import { $basket } from '#src/session/session.ts'

export function lineCount(): string {
  return `${$basket.get().entries.length} services`
}

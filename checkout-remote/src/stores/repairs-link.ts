import { shopNow } from '@darnley/web/client'
import { atom } from '@darnley/web/stores'
import { sessionBox } from './session-box.ts'

interface KeptLink {
  readonly token: string
  /** When its hour ends; null until the api has said it. */
  readonly endsAt: string | null
}

const box = sessionBox<KeptLink>('repairs-link', 1)

/** The token of the link that this tab has followed, so that a reload needs no new one. */
export const $repairsLink = atom<string | null>(readKept())

function readKept(): string | null {
  const kept = box.read()
  if (kept === null) return null
  const isOver = kept.endsAt !== null && Date.parse(kept.endsAt) <= shopNow().getTime()
  if (isOver) box.clear()
  return isOver ? null : kept.token
}

export function keepRepairsLink(token: string, endsAt: string | null): void {
  box.write({ token, endsAt })
  $repairsLink.set(token)
}

export function forgetRepairsLink(): void {
  box.clear()
  $repairsLink.set(null)
}

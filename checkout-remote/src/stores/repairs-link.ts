import { shopNow } from '@darnley/web/client'
import { atom } from '@darnley/web/stores'
import { sessionBox } from './session-box.ts'

export interface KeptLink {
  readonly token: string
  /** When it ends; null until the api has said it. */
  readonly endsAt: string | null
  /** The customer signed in by password. */
  readonly isByPassword: boolean
}

const box = sessionBox<KeptLink>('repairs-link', 2)

/** What opens the customer's orders and account in this tab: a followed link or a sign-in. Kept over a reload. */
export const $repairsLink = atom<KeptLink | null>(readKept())

function readKept(): KeptLink | null {
  const kept = box.read()
  const isOver = kept?.endsAt != null && Date.parse(kept.endsAt) <= shopNow().getTime()
  if (isOver) box.clear()
  return isOver ? null : kept
}

export function keepRepairsLink(token: string, endsAt: string | null): void {
  const former = $repairsLink.get()
  if (former?.token === token && former.endsAt === endsAt) return
  keep({ token, endsAt, isByPassword: former?.token === token && former.isByPassword })
}

export function keepSignIn({ token, endsAt }: { token: string; endsAt: string }): void {
  keep({ token, endsAt, isByPassword: true })
}

function keep(link: KeptLink): void {
  box.write(link)
  $repairsLink.set(link)
}

export function forgetRepairsLink(): void {
  box.clear()
  $repairsLink.set(null)
}

import { customerHint } from '@darnley/contract/session-hint'

/** The cookie's name has a prefix over https. */
const hint = new RegExp(`(?:^|; )((?:__Host-)?${customerHint})=([^;]*)`)

/** Returns what is different for each session of the browser; null without one. */
export function hintOfSession(): string | null {
  return hint.exec(globalThis.document?.cookie ?? '')?.[2] ?? null
}

/** Removes the hint of a session that has ended, unless a newer one has begun in another tab. */
export function removeHint(ofSession: string | null): void {
  const [, name, value] = hint.exec(document.cookie) ?? []
  if (name === undefined || value !== ofSession) return
  const secure = name.startsWith('__Host-') ? '; Secure' : ''
  document.cookie = `${name}=; Path=/; Max-Age=0${secure}`
}

import { atom } from '@darnley/web/stores'

/** What was done to a partner, in words: the page of a new partner gives way to its own. */
export const $partnerNotice = atom<{ readonly id: string; readonly words: string } | null>(null)

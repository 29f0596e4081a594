import { atom } from '@darnley/web/stores'

/** The customer whose conversations are searched; empty for every one. Not in an address (S21). */
export const $inboxWords = atom('')

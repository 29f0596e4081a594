import { atom } from '@darnley/web/stores'

/** The page that the last scan led to, also when it was open already. Another object for each scan. */
export const $scanned = atom<{ readonly page: string } | null>(null)

import { lazyPart, type LazyPart } from '#src/queries/lazy-part.ts'

type Scanner = typeof import('./scanner.ts')

/** The scanner of QR codes (html5-qrcode, 107 kB compressed), which only a running camera needs. */
export const scannerPart: LazyPart<Scanner> = lazyPart('scanner', () => import('./scanner.ts'))

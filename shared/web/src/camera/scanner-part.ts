import { lazyPart } from '#src/queries/lazy-part.ts'

/** The scanner of QR codes (html5-qrcode, 107 kB compressed), which only a running camera needs. */
export const scannerPart = lazyPart('scanner', () => import('./scanner.ts'))

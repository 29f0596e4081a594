import { lazyPart } from '@darnley/web/lazy-part'

/** The scanner of QR codes, which only the drop-off desk needs. */
export const scannerPart = lazyPart(
  'scanner',
  () => import('#src/pages/customer-drop-off/scanner.ts'),
)

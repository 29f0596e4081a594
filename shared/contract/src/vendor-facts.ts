import type { z } from 'zod'
import { ReleaseManifest } from './release.ts'

/** The edge's endpoint where a development server asks what the vendor file of this visitor's set contains. */
export const vendorFactsPath = '/releases/live/vendor'

/** The edge's response at `vendorFactsPath`. */
export const VendorFacts = ReleaseManifest.pick({
  version: true,
  sharedVersions: true,
  vendorExports: true,
  commit: true,
})
export type VendorFacts = z.infer<typeof VendorFacts>

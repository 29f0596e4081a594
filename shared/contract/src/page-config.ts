import type { SiteKind } from './area.ts'

/**
 * The JSON that the edge writes into every page (`<script type="application/json" id="page-config">`): the site, the
 * company and public addresses. Contains no secrets.
 */
export interface PageConfig {
  /** The customers' site, or one whose staff sign in (login flag on): a partner shop's or the workshop's. */
  mode: SiteKind
  company: {
    name: string
    slug: string
    /** The company's external homepage. */
    homepageUrl: string
    supportEmail: string
    videoConsultationUrl: string
    legal: { termsUrl: string; privacyUrl: string; servicesUrl: string }
  }
  /** Within so many days of getting it back a customer reports what is not right; an older edge names none. */
  guaranteeDays?: number
  /** The partner that owns this site; null for the company's own sites. */
  storefront: { domain: string; name: string; locale: string; exchangeRate: string } | null
  brand: { logoUrl: string | null }
  stripe: {
    publishableKey: string
    /** Set only where no key is configured: the stand-in's script, loaded instead of Stripe's. */
    sandboxScriptUrl: string | null
    /** Integrity hash of that script; absent until the edge knows it. */
    sandboxScriptIntegrity?: string
  }
  /** Where to look up UK addresses: Google Places or the stand-in; null when neither is configured. */
  addressLookup: { googleKey: string } | { url: string } | null
  /** The live chat's page, framed when it is opened: the provider's or the stand-in's; null when there is none. */
  chatUrl: string | null
  /** Where to post page views and web vitals after consent; null to post none. */
  analyticsUrl: string | null
  /** Whether the edge takes spans of pages (page-report.ts); absent for no. */
  isTraced?: boolean
  /** Partner labels for origin_system: the first marker found in the hostname wins. */
  partnerMarkers: { marker: string; label: string }[]
}

/**
 * What the edge writes into every page as JSON (`<script type="application/json" id="page-config">`):
 * the site, the company and the public addresses. Nothing in it is secret.
 */
export interface PageConfig {
  /** Web mode, or the site of a partner shop (login flag on). */
  mode: 'web' | 'storefront'
  company: {
    name: string
    slug: string
    /** The company's external homepage. */
    homepageUrl: string
    supportEmail: string
    videoConsultationUrl: string
    legal: { termsUrl: string; privacyUrl: string; servicesUrl: string }
  }
  /** The partner whose site this is; null in web mode. */
  storefront: { domain: string; name: string; locale: string; exchangeRate: string } | null
  brand: { logoUrl: string | null }
  stripe: {
    publishableKey: string
    /** Set only where no key is configured: the stand-in's script, loaded instead of Stripe's. */
    sandboxScriptUrl: string | null
    /** Hash of that script; absent while the edge does not know it. */
    sandboxScriptIntegrity?: string
  }
  /** Where addresses in the United Kingdom are looked up: Google's Places, or the stand-in; null where nowhere. */
  addressLookup: { googleKey: string } | { url: string } | null
  /** The live chat's page, framed when it is asked for: the provider's, or the stand-in's; null where there is none. */
  chatUrl: string | null
  /** Where page views and web vitals are posted, after consent; null for nowhere. */
  analyticsUrl: string | null
  /** Partner labels for origin_system: the first marker that the hostname contains wins. */
  partnerMarkers: { marker: string; label: string }[]
}

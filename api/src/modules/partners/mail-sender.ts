import type { Partner } from '@darnley/contract/partners'
import type { Followed } from '#src/modules/content/follow.ts'
import type { MailBrand, MailLogo, MailSite, Sender, SenderOf } from '#src/modules/outbox/mail.ts'

const OWN_COLOUR = '#6B1B2D'

interface Brands {
  readonly partners: Followed<readonly Partner[]>
  readonly logoOf: (partner: Partner) => Promise<MailLogo | null>
}

/** Returns who sends mails about a site: in the brand of the partner whose site it is. */
export function mailSender(sender: Sender, { partners, logoOf }: Brands): SenderOf {
  return async (site) => {
    if (isOwn(site)) return { ...sender, brand: null }
    // A partner that is no longer published has no brand.
    const partner = (await partners.current()).find((each) => isOf(each, site))
    return { ...sender, brand: partner ? await brandOf(partner, logoOf) : null }
  }
}

function isOwn(site: MailSite): boolean {
  return 'storefrontId' in site ? site.storefrontId === null : site.storefrontDomain === null
}

function isOf({ id, hostname }: Partner, site: MailSite): boolean {
  return 'storefrontId' in site ? site.storefrontId === id : site.storefrontDomain === hostname
}

async function brandOf(partner: Partner, logoOf: Brands['logoOf']): Promise<MailBrand> {
  const { name, styles } = partner
  // White is readable on every colour that is published (content/src/rules/partner.ts).
  return { name, colour: styles.buttonColour ?? OWN_COLOUR, logo: await logoOf(partner) }
}

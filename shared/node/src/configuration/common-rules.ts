import { publicEmail, publicUrl } from '../http/addresses.ts'
import { proxiesDescription, trustedProxies } from '../http/proxies.ts'
import { absent, isNot, optional, required, type Rule } from './rules.ts'
import { databaseAddress, each, strong } from './secrets.ts'

/** Rules for settings that several parts have. */

export const publicSiteUrl: Rule = required({
  setting: 'SITE_URL',
  cure: "set the public address of the customers' site, such as https://book.your-company.co.uk",
  tests: [publicUrl],
})

export const supportEmail: Rule = required({
  setting: 'SUPPORT_EMAIL',
  cure: 'set the mailbox that customers write to, such as help@your-company.co.uk',
  tests: [publicEmail],
})

export const noStandIns: Rule = absent({
  setting: 'SANDBOX_URL',
  problem: 'points to a stand-in',
})

export const noDemonstrationSeed: Rule = isNot({
  setting: 'SEED_DEMO',
  value: 'true',
  problem: 'adds accounts and codes that are publicly known',
})

export function ownDatabase(setting: string): Rule {
  return required({
    setting,
    cure: 'set the address of a database of its own, such as postgres://name:...@db:5432/name',
    tests: [databaseAddress],
  })
}

/** Without it the role that runs the part would have to own its tables. */
export function ownerDatabase(setting: string): Rule {
  return optional({
    setting,
    cure: 'set the address of the same database for the role that owns it',
    tests: [databaseAddress],
  })
}

export function readDatabase(setting: string): Rule {
  return optional({
    setting,
    cure: 'set the address of a replica of the same database, for the role that runs the part',
    tests: [databaseAddress],
  })
}

export function ownSecret(setting: string): Rule {
  return required({
    setting,
    cure: 'set a secret of your own, such as the output of "openssl rand -hex 32"',
    tests: [strong],
  })
}

/** Requires a secret, or during a rotation several, comma-separated: the first signs, all verify. */
export function ownSecrets(setting: string): Rule {
  return required({
    setting,
    cure: 'set a secret of your own, such as the output of "openssl rand -hex 32", or the new and the old one, comma-separated',
    tests: [each(strong)],
  })
}

/** The same ones in the api and in the content service. */
export const contentKey: Rule = ownSecrets('CONTENT_KEY')
export const partnersKey: Rule = ownSecrets('CONTENT_PARTNERS_KEY')

/** The same one in admin, edge, api and content. */
export const draftPreviewSecret: Rule = optional({
  setting: 'CONTENT_PREVIEW_SECRET',
  cure: 'remove it, or set a secret such as the output of "openssl rand -hex 32"',
  tests: [each(strong)],
})

/** @param whose As in "of the edge" */
export function knownProxies(setting: string, whose: string): Rule {
  return required({
    setting,
    cure: `set ${proxiesDescription}: those ${whose}`,
    tests: [trustedProxies],
  })
}

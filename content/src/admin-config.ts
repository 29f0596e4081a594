import { publicUrl } from '@darnley/node/addresses'
import {
  draftPreviewSecret,
  noDemonstrationSeed,
  ownDatabase,
  ownSecrets,
} from '@darnley/node/common-rules'
import { DraftPreviewSecret } from '@darnley/node/draft-preview'
import { readEnvironment } from '@darnley/node/environment'
import type { Environment } from '@darnley/node/mode'
import { required, type Rule } from '@darnley/node/rules'
import { withSettingFiles } from '@darnley/node/setting-files'
import { z } from 'zod'
import { mediaBucketKeys, mediaBucketVariables, mediaPlace } from './config-media.ts'

/** All settings of the admin. */
export const AdminSettings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3210).describe('a port, such as 3210'),
  HOST: z.string().default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  CONTENT_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe("the address of the content service's database"),
  PAYLOAD_SECRET: z.string().describe('a secret, such as the output of "openssl rand -hex 32"'),
  /** Where editors open the admin; without it on this machine. */
  ADMIN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://catalogue.your-company.co.uk'),
  /** Signs previews on the site; without it there are none. */
  CONTENT_PREVIEW_SECRET: DraftPreviewSecret,
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of the customers' site, on which drafts are seen"),
  MEDIA_DIR: z.string().optional().describe("the content service's folder of pictures"),
  ...mediaBucketVariables,
})

const siteOfPreviews: Rule = (environment) =>
  environment['CONTENT_PREVIEW_SECRET'] === undefined
    ? []
    : required({
        setting: 'SITE_URL',
        cure: "set the public address of the customers' site, or remove CONTENT_PREVIEW_SECRET",
        tests: [publicUrl],
      })(environment)

/**
 * Returns where the admin listens, after validating all of its settings: `admin/payload.config.ts` reads the others
 * itself, since Next bundles it.
 * @throws WrongConfiguration that names every invalid variable
 */
export function readAdminConfig(environment: Environment): { host: string; port: number } {
  const { env } = readEnvironment({
    part: 'The admin',
    schema: AdminSettings,
    environment,
    rules: {
      demonstration: [mediaPlace],
      development: [mediaPlace],
      production: [
        mediaPlace,
        ownDatabase('CONTENT_DATABASE_URL'),
        required({
          setting: 'ADMIN_URL',
          cure: 'set the https address at which editors open the admin, such as https://catalogue.your-company.co.uk',
          tests: [publicUrl],
        }),
        ownSecrets('PAYLOAD_SECRET'),
        draftPreviewSecret,
        siteOfPreviews,
        ...mediaBucketKeys,
        noDemonstrationSeed,
      ],
    },
  })
  return { host: env.HOST, port: env.PORT }
}

/** Returns the settings that files hold. @throws WrongConfiguration */
export function adminSecrets(environment: Environment): Environment {
  return withSettingFiles('The admin', environment, Object.keys(AdminSettings.shape))
}

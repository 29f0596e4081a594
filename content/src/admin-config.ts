import { noDemonstrationSeed, ownDatabase, ownSecret } from '@darnley/node/common-rules'
import { readEnvironment } from '@darnley/node/environment'
import type { Environment } from '@darnley/node/mode'
import { z } from 'zod'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3210).describe('a port, such as 3210'),
  HOST: z.string().default('127.0.0.1'),
  CONTENT_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe("the address of the content service's database"),
  PAYLOAD_SECRET: z.string().describe('a secret, such as the output of "openssl rand -hex 32"'),
  MEDIA_DIR: z.string().describe("the content service's folder of pictures"),
})

/**
 * Returns where the admin listens, after validating all of its settings: `admin/payload.config.ts` reads the others
 * itself, since Next bundles it.
 * @throws WrongConfiguration that names every invalid variable
 */
export function readAdminConfig(environment: Environment): { host: string; port: number } {
  const { env } = readEnvironment({
    part: 'The admin',
    schema,
    environment,
    rules: {
      production: [
        ownDatabase('CONTENT_DATABASE_URL'),
        ownSecret('PAYLOAD_SECRET'),
        noDemonstrationSeed,
      ],
    },
  })
  return { host: env.HOST, port: env.PORT }
}

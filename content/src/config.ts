import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3200),
  HOST: z.string().default('127.0.0.1'),
  /** PostgreSQL database that belongs to the catalogue alone. */
  CONTENT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Signs editors' sessions. This server opens none, so it does with a secret of its own making. */
  PAYLOAD_SECRET: z
    .string()
    .min(16)
    .default(() => randomBytes(32).toString('hex')),
  /** Where uploaded pictures lie; every process of the service sees the same folder. */
  MEDIA_DIR: z.string().default(join(import.meta.dirname, '../.data/media')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string
  readonly secret: string
  readonly mediaFolder: string
  readonly logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment once.
 * @throws Error that names every variable at fault
 */
export function readConfig(environment: Environment): Config {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) {
    throw new Error(`The content service cannot start: ${z.prettifyError(parsed.error)}`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.CONTENT_DATABASE_URL,
    secret: values.PAYLOAD_SECRET,
    mediaFolder: values.MEDIA_DIR,
    logLevel: values.LOG_LEVEL,
  }
}

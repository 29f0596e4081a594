import { join } from 'node:path'
import type { Environment } from '@darnley/node/mode'
import { required, type Rule } from '@darnley/node/rules'
import type { Place } from '@darnley/storage/files'
import { z } from 'zod'

/** Where erasures are recorded; README.md documents each name. */
export const erasureVariables = {
  ERASURES_DIR: z
    .string()
    .default(join(import.meta.dirname, '../.data/erasures'))
    .describe('the folder of records of erasures, on another disk than the database'),
  ERASURES_BUCKET_URL: z
    .url()
    .optional()
    .describe('the address of a bucket, such as https://s3.eu-west-2.amazonaws.com/erasures'),
  ERASURES_BUCKET_REGION: z
    .string()
    .default('auto')
    .describe("the bucket's region, such as eu-west-2"),
  ERASURES_BUCKET_KEY_ID: z.string().default('').describe("the id of the bucket's access key"),
  ERASURES_BUCKET_SECRET: z.string().default('').describe("the secret of the bucket's access key"),
}

const Erasures = z.object(erasureVariables)

/** Returns the bucket when one is set, else the folder. */
export function erasuresOf(env: z.output<typeof Erasures>): Place {
  if (!env.ERASURES_BUCKET_URL) return { folder: env.ERASURES_DIR }
  return {
    bucket: {
      url: env.ERASURES_BUCKET_URL,
      region: env.ERASURES_BUCKET_REGION,
      accessKeyId: env.ERASURES_BUCKET_KEY_ID,
      secretAccessKey: env.ERASURES_BUCKET_SECRET,
    },
  }
}

/**
 * Reads the place for a command, which needs no other setting. Null when none is set: records in a folder of the
 * command's own would be found by no restore.
 */
export function readErasuresPlace(environment: Environment): Place | null {
  const { ERASURES_DIR, ERASURES_BUCKET_URL } = environment
  if (!ERASURES_DIR && !ERASURES_BUCKET_URL) return null
  return erasuresOf(Erasures.parse(environment))
}

/** A folder of one process would lose them when it is replaced. */
export const ownErasures: Rule = (environment) =>
  environment['ERASURES_BUCKET_URL'] === undefined
    ? required({
        setting: 'ERASURES_DIR',
        cure: 'set a folder on another disk than the database, which every process of the api sees, or ERASURES_BUCKET_URL to a bucket',
      })(environment)
    : []

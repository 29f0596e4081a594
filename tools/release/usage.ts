import type { ParseArgsOptionsConfig } from 'node:util'

export const options = {
  dir: { type: 'string' },
  why: { type: 'string' },
  site: { type: 'string' },
  percent: { type: 'string' },
  as: { type: 'string' },
  built: { type: 'string' },
  days: { type: 'string' },
  dirty: { type: 'boolean' },
  force: { type: 'boolean' },
  'without-api': { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** What was said behind the command, by name. */
export interface Values {
  readonly site?: string | undefined
  readonly percent?: string | undefined
  readonly as?: string | undefined
  readonly built?: string | undefined
  readonly days?: string | undefined
  readonly dirty?: boolean | undefined
  readonly force?: boolean | undefined
  readonly 'without-api'?: boolean | undefined
}

export const usage = `npm run release -- <command>

  publish <area>              build one area (host, booking, checkout, storefront, vendor), check it, keep it
                              --as pr7  name it 0.0.1-pr7      --dirty  from a tree that is not committed
                              --built <folder>  take what was built elsewhere
  promote <area>@<version>    make it live  --site web|storefront   --percent 10  for a share of the visitors
                              --without-api  when the live api (API_URL) can't be asked which contract it speaks
  rollback                    take the last change back             --site web|storefront
  status | list [area]        what is live, what there is
  diff [<release> [<release>]]  former and live set; the live release and this one; these two
  prune                       remove what nobody needs              --days 7
  preview <area>@<version>    a signed link that shows it to staff in the live site
  all | spa                   build whatever changed and make it live (a machine of one's own); the bench's yardstick

  --why "..." goes into the audit log   --dir <folder> where releases lie (RELEASES_DIR, .data/releases)
  RELEASES_BUCKET_URL, _REGION, _KEY_ID and _SECRET name an S3-compatible bucket instead`

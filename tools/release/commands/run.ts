import { SiteKind } from 'shared/contract/release'
import { parseRef, type ReleaseRef } from 'shared/releases/sets'
import type { Values } from '#tools/release/usage.ts'
import { CommandError, type Context } from './context.ts'

interface Said {
  readonly command: string
  readonly positionals: readonly string[]
  readonly values: Values
}

type Command = (context: Context, said: Said) => Promise<unknown>

/** Each is loaded when it is asked for: a rollback does not wait for a bundler. */
const commands: Readonly<Record<string, Command>> = {
  async publish(context, { positionals: [name = ''], values }) {
    const { publish } = await import('./publish.ts')
    const { as: tag, built, dirty = false } = values
    return publish(context, { name, tag, built, dirty })
  },
  async promote(context, { positionals: [release], values }) {
    const { promote } = await import('./promote.ts')
    const percent = values.percent === undefined ? undefined : readPercent(values.percent)
    return promote(context, {
      release: readRef(release),
      site: readSite(values.site),
      percent,
      withoutApi: values['without-api'] ?? false,
    })
  },
  async rollback(context, { values }) {
    const { rollback } = await import('./rollback.ts')
    return rollback(context, { site: readSite(values.site) })
  },
  async status(context) {
    const { status } = await import('./status.ts')
    return status(context)
  },
  async list(context, { positionals: names }) {
    const { list } = await import('./status.ts')
    return list(context, { names })
  },
  async diff(context, { positionals }) {
    const { diff } = await import('./diff.ts')
    return diff(context, { releases: positionals.map(readRef) })
  },
  async prune(context, { values }) {
    const { prune } = await import('./prune.ts')
    return prune(context, { days: Number(values.days ?? 7), sets: 3 })
  },
  async preview(context, { positionals: [release], values }) {
    const { preview } = await import('./preview.ts')
    const { RELEASE_PREVIEW_SECRET: secret } = process.env
    return preview(context, { release: readRef(release), secret, days: Number(values.days ?? 7) })
  },
  async all(context, { values }) {
    const { releaseAll } = await import('#tools/release/release-all.ts')
    const { log, areas, store } = context
    const onlyChanged = !values.force
    const built = await releaseAll({ releasesDir: store.folder, onlyChanged, areas, log })
    log(`${built.length} of ${areas.length} areas built; the whole set is live`)
  },
  async spa(context, { values }) {
    const { releaseAll } = await import('#tools/release/release-all.ts')
    const { yardstick } = await import('#tools/release/areas.ts')
    const { log, store } = context
    const areas = [...context.areas, yardstick]
    await releaseAll({ releasesDir: store.folder, onlyChanged: !values.force, areas, log })
  },
}

/** @throws CommandError for what it does not understand */
export async function run(context: Context, said: Said): Promise<void> {
  const command = Object.hasOwn(commands, said.command) ? commands[said.command] : undefined
  if (!command) throw new CommandError(`There is no command '${said.command}'.`)
  await command(context, said)
}

function readRef(text = ''): ReleaseRef {
  const release = parseRef(text)
  if (!release) throw new CommandError(`'${text}' names no release: write <area>@<version>.`)
  return release
}

function readSite(text: string | undefined): SiteKind | undefined {
  if (text === undefined) return undefined
  const site = SiteKind.safeParse(text)
  if (!site.success) throw new CommandError(`'${text}' is no kind of site: web or storefront.`)
  return site.data
}

function readPercent(text: string): number {
  const percent = Number(text)
  if (percent > 0 && percent < 100) return percent
  throw new CommandError(`A share of the visitors is a number between 0 and 100, not '${text}'.`)
}

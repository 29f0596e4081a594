import { hasSignIn, type AreaPage, type SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest } from '@darnley/contract/release'
import { siteKinds } from './registry.ts'

interface DeclaredFault {
  readonly message: string
  readonly cure: string
}

/** Returns what a release declares that it can't have: in itself, or because an earlier remote of the set has it. */
export function findDeclaredFaults(
  release: ReleaseManifest,
  remotes: readonly ReleaseManifest[],
): DeclaredFault[] {
  const earlier = remotes.slice(
    0,
    remotes.findIndex(({ name }) => name === release.name),
  )
  return [
    ...missingModules(release),
    ...siteKinds.flatMap((site) => [
      ...takenPaths(release, { earlier, site }),
      ...takenSlots(release, { earlier, site }),
    ]),
  ]
}

function missingModules({ area, entries }: ReleaseManifest): DeclaredFault[] {
  const missing = [...area.pages, ...area.slots].filter(({ module }) => !(module in entries))
  return missing.map(({ module }) => ({
    message: `declares the module '${module}', which it does not expose`,
    cure: 'build it from its src/pages.ts with the preset of @darnley/releases',
  }))
}

interface Place {
  readonly earlier: readonly ReleaseManifest[]
  readonly site: SiteKind
}

/** Pages for staff and for signed-out visitors may share a path where staff sign in. */
function takenPaths(release: ReleaseManifest, { earlier, site }: Place): DeclaredFault[] {
  const key = ({ path, audience }: AreaPage): string =>
    `${path} ${hasSignIn(site) && audience === 'signed-out' ? audience : ''}`
  const owners = new Map(
    earlier.flatMap(({ name, area }) =>
      area.pages.filter(({ sites }) => sites.includes(site)).map((page) => [key(page), name]),
    ),
  )
  return release.area.pages
    .filter(({ sites }) => sites.includes(site))
    .flatMap((page) => {
      const owner = owners.get(key(page))
      owners.set(key(page), release.name)
      return owner === undefined ? [] : [taken(`the page ${page.path}`, { owner, site })]
    })
}

function takenSlots({ name, area }: ReleaseManifest, { earlier, site }: Place): DeclaredFault[] {
  const owners = new Map(
    earlier.flatMap(({ name: owner, area: { slots } }) =>
      slots.filter(({ sites }) => sites.includes(site)).map(({ slot }) => [slot, owner]),
    ),
  )
  return area.slots
    .filter(({ sites }) => sites.includes(site))
    .flatMap(({ slot }) => {
      const owner = owners.get(slot)
      owners.set(slot, name)
      return owner === undefined ? [] : [taken(`the slot '${slot}'`, { owner, site })]
    })
}

function taken(what: string, { owner, site }: { owner: string; site: SiteKind }): DeclaredFault {
  return {
    message: `declares ${what} of the site '${site}', which '${owner}' declares, too`,
    cure: `choose another one in src/pages.ts, or first release ${owner} without it`,
  }
}

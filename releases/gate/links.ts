import type { SiteKind } from '@darnley/contract/area'
import type { ReleaseManifest } from '@darnley/contract/release'
import type { Misfit } from './type-faults.ts'
import { shownPath, type Sources } from './sources.ts'

/** Returns the paths of the pages that a site loses. */
export function findLostPages(
  before: readonly ReleaseManifest[],
  { after, site }: { after: readonly ReleaseManifest[]; site: SiteKind },
): string[] {
  const kept = new Set(pathsOf(after, site))
  return [...new Set(pathsOf(before, site))].filter((path) => !kept.has(path))
}

function pathsOf(releases: readonly ReleaseManifest[], site: SiteKind): string[] {
  return releases.flatMap(({ area }) =>
    area.pages.filter(({ sites }) => sites.includes(site)).map(({ path }) => path),
  )
}

/** Returns the lines of a release's code that lead to a page. */
export function findLinks(
  { area }: ReleaseManifest,
  sources: Sources | null,
  path: string,
): Misfit[] {
  const message = `It leads to ${path}.`
  const menu = area.menu.filter((entry) => entry.path === path)
  const pattern = linkPattern(path)
  const lines = (sources?.bundled ?? []).flatMap((file) =>
    (sources?.files[file] ?? '').split('\n').flatMap((line, index) =>
      // A module's own declaration of a page at this path is no link to it.
      pattern.test(line) && !/^\s*path:/.test(line)
        ? [`${sources ? shownPath(sources, file) : file}:${index + 1}`]
        : [],
    ),
  )
  return [...lines, ...menu.map(({ label }) => `the menu entry '${label}'`)].map((where) => ({
    where,
    message,
  }))
}

/** Matches text in which code names a page: `'/basket'`, `"/basket?restore=1"`, `/gift/${code}`. */
function linkPattern(path: string): RegExp {
  const text = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // '/' alone is also a separator of texts, so the front page needs the word that follows it.
  if (path === '/') return /(?:to|href)=(?:\{?["'`])\/["'`?#]|navigate\(["'`]\/["'`?#]/
  const named = text.replaceAll(/:[A-Za-z]+/g, String.raw`[^/'"\`]+`)
  return new RegExp(`["'\`]${named}(?:["'\`?#]|\\$\\{)`)
}

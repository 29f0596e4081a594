import type { Workspace } from '../workspaces.ts'
import type { Fault } from './rules.ts'

const isComment = /^\s*(?:\/?\*|\/\/)/
const isTest = /\.(?:test|scenes)\.tsx?$|(?:^|\/)(?:testing|bench)\//

interface Place {
  readonly from: Workspace
  readonly file: string
  readonly workspaces: readonly Workspace[]
}

/** Returns the places where shell or edge name an area, which they know by the live releases alone. */
export function findAreaNames(
  source: string,
  { from, file, workspaces }: Place,
): (Fault & { line: number })[] {
  if (!from.path.startsWith('host/') || isTest.test(file)) return []
  const areas = workspaces.flatMap(({ area }) => area ?? [])
  const named = new RegExp(`['"\`](${areas.join('|')})(?:/|-remote)`)
  return source.split('\n').flatMap((text, index) => {
    const area = isComment.test(text) ? undefined : named.exec(text)?.[1]
    if (area === undefined) return []
    return [
      {
        line: index + 1,
        rule: `the host knows areas by the live releases, and names '${area}'`,
        cure: `declare it in the area's src/pages.ts`,
      },
    ]
  })
}

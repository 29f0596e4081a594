export interface Bounds {
  readonly belowVersion: string | null
  readonly belowIosBuild: number | null
  readonly belowAndroidBuild: number | null
}

export interface Caller {
  readonly version: string | null
  readonly iosBuild: number | null
  readonly androidBuild: number | null
}

/** Times as ISO texts; open-ended when null. */
export interface Time {
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** Whether an announcement is shown at a time: from its start until before its end. */
export function isNow({ startsAt, endsAt }: Time, now: Date): boolean {
  return (
    (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || now < new Date(endsAt))
  )
}

/** Whether an announcement applies: to all callers when it has no bounds, otherwise to callers below one of them. */
export function isFor(bounds: Bounds, caller: Caller): boolean {
  const { belowVersion, belowIosBuild, belowAndroidBuild } = bounds
  if (belowVersion === null && belowIosBuild === null && belowAndroidBuild === null) return true
  return (
    isBelow(caller.iosBuild, belowIosBuild) ||
    isBelow(caller.androidBuild, belowAndroidBuild) ||
    (belowVersion !== null &&
      caller.version !== null &&
      compareVersions(caller.version, belowVersion) < 0)
  )
}

function isBelow(number: number | null, bound: number | null): boolean {
  return number !== null && bound !== null && number < bound
}

/** Compares versions part by part as numbers: 0.10 comes after 0.9, and 1 equals 1.0.0. */
export function compareVersions(one: string, other: string): number {
  const left = one.split('.').map(Number)
  const right = other.split('.').map(Number)
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** How much longer the one takes than the other: 1 when both take as long. */
export async function ratioOfTimes(
  { one, other }: Readonly<Record<'one' | 'other', () => Promise<unknown>>>,
  turns = 9,
): Promise<number> {
  const times: Record<'one' | 'other', number[]> = { one: [], other: [] }
  // By turns, so that what else the machine does falls on both alike.
  for (let turn = 0; turn < turns; turn += 1) {
    times.one.push(await timeOf(one))
    times.other.push(await timeOf(other))
  }
  return median(times.one) / median(times.other)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** What one of two servers answered. */
export interface Answered<Server, Result> {
  readonly by: Server
  readonly result: Result
}

export interface Asked<Server, Result> {
  /** Asked first. */
  readonly first: Server
  /** Asked when the first one is down, or has not answered in time. */
  readonly second: Server
  readonly patienceMs: number
  readonly ask: (server: Server) => Promise<Result>
  /** Whether an error says that the server is away, rather than that the question is wrong. */
  readonly isAway: (error: unknown) => boolean
}

/**
 * Asks one server, and another one while the first is away or silent.
 * @throws what the first server answered, unless it is away; when both are, the error of the first
 */
export async function askEither<Server, Result>(
  asked: Asked<Server, Result>,
): Promise<Answered<Server, Result>> {
  const { first, second, patienceMs, ask, isAway } = asked
  const answer = ask(first).then((result) => ({ by: first, result }))
  const isAnswered = await within(patienceMs, answer, isAway)
  if (isAnswered) return answer
  const other = ask(second).then((result) => ({ by: second, result }))
  return Promise.any([answer, other]).catch(() => answer)
}

/** Resolves with false as soon as the answer says that its server is away, and when the time is over without one. */
function within(
  ms: number,
  answer: Promise<unknown>,
  isAway: (error: unknown) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false)
    const end = (isAnswered: boolean): void => {
      clearTimeout(timer)
      resolve(isAnswered)
    }
    answer.then(
      () => end(true),
      (error: unknown) => end(!isAway(error)),
    )
  })
}

import type { Answered } from '../visitor.ts'

/** What one whole flow was answered by the api, to be answered again by the floor. */
export interface RecordedAnswer {
  readonly path: string
  /** Length of the request's body, which tells two answers of one path apart. */
  readonly sent: number
  readonly cookies: readonly string[]
  readonly body: string
}

/** Returns what was answered as it is kept for the floor. */
export function recorded({ path, sent, head, body }: Answered): RecordedAnswer {
  const cookies = [...head.matchAll(/^set-cookie: *([^\r]*)/gim)].map(([, cookie = '']) => cookie)
  return { path: withoutQuery(path), sent: sent.length, cookies, body }
}

/** Returns the answer to the request of this path whose body is most like this one in length. */
export function answerTo(
  answers: readonly RecordedAnswer[],
  { path, sent }: { readonly path: string; readonly sent: number },
): RecordedAnswer | undefined {
  const distance = (each: RecordedAnswer): number => Math.abs(each.sent - sent)
  return answers
    .filter((each) => each.path === withoutQuery(path))
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path
}

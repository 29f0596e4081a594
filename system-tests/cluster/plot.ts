import type { Attempt } from '#system-tests/chaos/clients/client.ts'
import { plot, type Line } from '#system-tests/plots/plot.ts'
import type { Event } from './disasters.ts'

interface Run {
  readonly attempts: readonly Attempt[]
  readonly events: readonly Event[]
}

interface Seconds {
  /** Answers in each second. */
  readonly answers: readonly number[]
  readonly failures: readonly number[]
  /** Seconds after the begin. */
  readonly events: readonly { readonly at: number; readonly what: string }[]
}

/** Draws what was answered and what failed in each second of a run, with what was killed when, as SVG. */
export function plotRun({ attempts, events }: Run): string {
  const begin = Math.min(...attempts.map(({ at }) => at))
  const seconds = Math.ceil((Math.max(...attempts.map(({ at }) => at)) - begin) / 1000)
  const counts = (isAnswered: boolean): number[] => {
    const all = Array.from({ length: seconds }, () => 0)
    for (const attempt of attempts) {
      const second = Math.min(seconds - 1, Math.floor((attempt.at - begin) / 1000))
      if (attempt.isAnswered === isAnswered) all[second] = (all[second] ?? 0) + 1
    }
    return all
  }
  return plotSeconds({
    answers: counts(true),
    failures: counts(false),
    events: events.map(({ at, what }) => ({ at: (at - begin) / 1000, what })),
  })
}

export function plotSeconds({ answers, failures, events }: Seconds): string {
  const most = Math.max(...failures)
  const lineOf = (counts: readonly number[], tone: Line['tone']): Line => ({
    name: '',
    tone,
    points: counts.map((count, second) => [second + 0.5, count] as const),
  })
  const happened = events.map(({ at, what }) => `${what} at ${at.toFixed(0)} s`)
  return plot({
    title: 'A run of two of every part, while one after another is killed',
    description: `Answers and failed attempts in each of ${answers.length} seconds. ${happened.join(', ')}. At most ${most} attempts fail in a second.`,
    x: { scale: 'linear', name: (second) => `${second} s`, title: 'seconds since the begin' },
    panels: [
      {
        title: 'answers a second',
        y: { scale: 'linear' },
        lines: [lineOf(answers, 'green')],
      },
      {
        title: 'failed attempts a second, each repeated by its client',
        y: { scale: 'linear' },
        lines: [lineOf(failures, 'red')],
      },
    ],
    events,
  })
}

/** What happened in a page since `watchPaints` began, set there as `paints`. */
export interface Paints {
  /** For each press, milliseconds from its event to the next paint. */
  readonly times: number[]
  /** Milliseconds of each task over 50 ms, with the press before it. */
  readonly longTasks: { readonly press: number; readonly took: number }[]
}

/** Runs in the page: measures from each click to the next paint, and notes long tasks. */
export function watchPaints(): void {
  const paints: Paints = { times: [], longTasks: [] }
  /** When each press happened. */
  const starts: number[] = []
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // The field of a label gets a click of its own.
      if (timeStamp === starts.at(-1)) return
      const press = starts.push(timeStamp) - 1
      requestAnimationFrame(() => {
        // The message arrives after the paint at the end of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          paints.times[press] = performance.now() - timeStamp
        })
        port1.start()
        port2.postMessage(null)
      })
    },
    true,
  )
  const note = ({ startTime, duration }: PerformanceEntry): void => {
    const press = starts.findLastIndex((start) => start <= startTime + duration)
    paints.longTasks.push({ press, took: duration })
  }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'longtask' })
  Object.assign(globalThis, { paints })
}

/** Runs in the page: measures from each click to the next paint, in milliseconds, into the page's `paints`. */
export function watchPaints(): void {
  const paints: number[] = []
  let presses = 0
  let lastPress = 0
  addEventListener(
    'click',
    ({ timeStamp }) => {
      // The field of a label gets a click of its own.
      if (timeStamp === lastPress) return
      lastPress = timeStamp
      const press = presses
      presses += 1
      requestAnimationFrame(() => {
        // The message arrives after the paint at the end of this frame.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          paints[press] = performance.now() - timeStamp
        })
        port1.start()
        port2.postMessage(null)
      })
    },
    true,
  )
  Object.assign(globalThis, { paints })
}

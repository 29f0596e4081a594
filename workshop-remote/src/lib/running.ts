/** When each answer was first shown, by a clock that no setting of the device changes: its time may be wrong. */
const firstShown = new WeakMap<object, number>()

/** Returns the seconds since an answer of the api was first shown. */
export function secondsSinceShown(answer: object): number {
  const now = performance.now()
  const first = firstShown.get(answer) ?? now
  firstShown.set(answer, first)
  return (now - first) / 1000
}

/** Returns a running time in words: '28 min 04 s', '1 h 05 min 00 s'. */
export function runningText(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const twoDigits = (part: number): string => String(part).padStart(2, '0')
  const end = `${twoDigits(rest)} s`
  return hours === 0 ? `${minutes} min ${end}` : `${hours} h ${twoDigits(minutes)} min ${end}`
}

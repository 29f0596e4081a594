import { atom, type ReadableAtom } from '@darnley/web/stores'

/** Section 2.1: an attempt to load a part of a page times out after 120 seconds. */
const timeLimit = 120_000

interface LazyPart<Part> {
  readonly part: Part | null
  readonly hasFailed: boolean
}

/**
 * Returns a store for a lazily loaded part of the page, and a function that loads it once. A failure is logged with
 * `name`; the next call retries.
 */
export function lazyPart<Part>(
  name: string,
  fetchPart: () => Promise<Part>,
): { readonly $part: ReadableAtom<LazyPart<Part>>; readonly load: () => void } {
  const $part = atom<LazyPart<Part>>({ part: null, hasFailed: false })
  let isLoading = false
  const settle = (settled: LazyPart<Part>): void => {
    isLoading = false
    $part.set(settled)
  }
  const load = (): void => {
    if (isLoading || $part.get().part) return
    isLoading = true
    if ($part.get().hasFailed) $part.set({ part: null, hasFailed: false })
    withinTimeLimit(fetchPart()).then(
      (part) => settle({ part, hasFailed: false }),
      (reason: unknown) => {
        console.error(`Loading chunk ${name} failed.`, reason)
        settle({ part: null, hasFailed: true })
      },
    )
  }
  return { $part, load }
}

function withinTimeLimit<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long')), timeLimit)
    part.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A key of the keyboard, or of a hand scanner, which types codes like a keyboard. */
export interface PressedKey {
  /** `KeyboardEvent.key` */
  readonly key: string
  /** Milliseconds. */
  readonly at: number
}

export interface ScanBurst {
  /** Returns the code that an Enter ends; null for all other keys. */
  press(key: PressedKey): string | null
  /** Whether the last key began what may be a code. */
  isBegun(): boolean
}

/** The longest pause of a scanner between two keys, in milliseconds: people who type need more. */
export const scannerGapMs = 60
/** Characters of the shortest code. */
export const shortestCode = 6

/** Finds the codes of a hand scanner among all keys. `longestGap`: milliseconds between two keys of a code. */
export function createScanBurst(longestGap: number): ScanBurst {
  let typed = ''
  let last = -Infinity
  return {
    press({ key, at }) {
      // A scanner presses Shift for capital letters.
      if (key.length > 1 && key !== 'Enter') return null
      const isFast = at - last < longestGap
      last = at
      const code = isFast ? typed : ''
      typed = key === 'Enter' ? '' : code + key
      return key === 'Enter' && code.length >= shortestCode ? code : null
    },
    isBegun: () => typed.length === 1,
  }
}

import type { JSX } from 'react'

export type SewingButtonState = 'todo' | 'now' | 'done'

const colours = {
  todo: { face: 'var(--surface)', rim: 'var(--chalk-300)', mark: 'var(--chalk-300)' },
  now: {
    face: 'var(--tape)',
    rim: 'color-mix(in oklab, var(--tape), #000 18%)',
    mark: 'var(--brand)',
  },
  done: { face: 'var(--brand)', rim: 'var(--brand-hover)', mark: 'var(--tape)' },
} satisfies Record<SewingButtonState, { face: string; rim: string; mark: string }>

const holes = [
  [13, 13],
  [19, 13],
  [13, 19],
  [19, 19],
] as const

/** The marker of a stage: a chalk outline when upcoming, marigold with four holes when current, ticked when done. */
export function SewingButton({
  state,
  size = 30,
}: {
  state: SewingButtonState
  size?: number
}): JSX.Element {
  const { face, rim, mark } = colours[state]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" fill={face} stroke={rim} strokeWidth="2" />
      <circle cx="16" cy="16" r="10" stroke={rim} strokeWidth="1.5" />
      {state === 'done' ? (
        <path
          d="M11 16.5l3.5 3.5l6.8-7.5"
          stroke={mark}
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        holes.map(([x, y]) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.9" fill={mark} />)
      )}
    </svg>
  )
}

import type { JSX, ReactNode } from 'react'

const paths = {
  alert: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 7.5v5.5M12 16.5v.1',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  bag: 'M6 8h12l1 12H5L6 8ZM9 10V7a3 3 0 0 1 6 0v3',
  chat: 'M4 5h16v11H10l-5 4v-4H4V5Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM13.5 7.5l3 3',
  help: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.1',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pin: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11ZM12 7.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 0 1 0-5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM15.5 15.5L20 20',
  shield: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6l8-3ZM8.5 12l2.5 2.5 4.5-5',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  truck:
    'M3 7h10v9H3zM13 10h4l3 3v3h-7M7 16.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8ZM16.5 16.2a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 0 1 0-3.8Z',
  video: 'M3.5 7h11v10h-11zM14.5 11l6-3v8l-6-3',
} as const

export type IconName = keyof typeof paths

/** A line icon that accompanies text, so it is hidden from screen readers. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <LineDrawing size={size}>
      <path d={paths[name]} />
    </LineDrawing>
  )
}

interface LineDrawingProps {
  /** Pixels. */
  size: number
  /** Paths on a grid of 24 by 24. */
  children: ReactNode
}

/** The strokes of every icon, for those that an area draws itself. */
export function LineDrawing({ size, children }: LineDrawingProps): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

import type { JSX } from 'react'
import { LineDrawing } from '@darnley/web/ui/icon'

interface Shape {
  readonly d: string
  readonly fill?: string
  readonly dash?: string
}

/** The workshop's signs, drawn on 24 by 24. A filled shape has `fill`, a line has none, a broken line has `dash`. */
const shapes = {
  scan: {
    d: 'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M7 12h10',
  },
  camera: { d: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3 3 0 1 1 0 6a3 3 0 0 1 0-6Z' },
  board: { d: 'M4 4h4v14H4zM10 4h4v9h-4zM16 4h4v6h-4z' },
  list: { d: 'M4 6h16M4 12h16M4 18h16' },
  shop: { d: 'M4 11v9h16v-9M3 11l2-7h14l2 7ZM9.500 20v-5h5v5' },
  'tray-down': { d: 'M12 3v11M7.500 9.500L12 14l4.500-4.500M4 16v4h16v-4' },
  'tray-up': { d: 'M12 14V3M7.500 7.500L12 3l4.500 4.500M4 16v4h16v-4' },
  box: { d: 'M12 3l8 4.500v9L12 21l-8-4.500v-9L12 3ZM4 7.500l8 4.500 8-4.500M12 12v9' },
  half: { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z', fill: 'M12 3a9 9 0 0 1 0 18Z' },
  speech: {
    d: 'M4 4h16v12h-9l-5 4v-4H4zM9.800 8.600a2.200 2.200 0 1 1 3.200 2c-.7.4-1 .8-1 1.400M12 13.800v.1',
  },
  'ticked-ring': { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM8 12.500l3 3 5.500-6.500' },
  late: {
    d: 'M12 8v5M12 16v.1',
    fill: 'M8.300 3h7.400L21 8.300v7.400L15.700 21H8.300L3 15.700V8.300Z',
  },
  today: { d: 'M12 7v5l3 2', fill: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z' },
  later: { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 7v5l3.500 2' },
  express: { d: 'M5 6l6 6-6 6M13 6l6 6-6 6' },
  prohibited: { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM6 6l12 12' },
  'give-back': { d: 'M8 7l-4 4 4 4M4 11h12a4 4 0 0 0 4-4V5' },
  coin: {
    d: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM15 9c-.500-2.500-5-2.500-5 .500 0 1.500.500 3 0 6.500h5M8.500 12.500h5',
  },
  pause: { d: 'M9 6v12M15 6v12' },
  attention: { d: 'M12 4l9 16H3ZM12 10v5M12 17.500v.1' },
  person: { d: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8ZM5 20c0-4 3-6 7-6s7 2 7 6' },
  people: {
    d: 'M9 4a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7ZM2.500 20c0-4 2.500-6 6.500-6s6.500 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2.200.8 3.500 2.700 3.500 5.500',
  },
  code: { d: 'M4 4h8l8 8-8 8-8-8ZM8.500 8.500v.1' },
  record: { d: 'M6 3h8l4 4v14H6ZM12 9a2 2 0 1 1 0 4a2 2 0 0 1 0-4ZM9 17.500c0-2 1-3 3-3s3 1 3 3' },
  page: { d: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h3' },
  log: { d: 'M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1' },
  mail: { d: 'M3 6h18v13H3ZM3 7l9 6.500L21 7' },
  chart: { d: 'M4 20h16M7 16v-5M12 16V5M17 16V9' },
  more: { d: 'M5 12h.1M12 12h.1M19 12h.1' },
  live: { d: 'M8 12.500l3 3 5.500-6.500', fill: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18Z' },
  missing: { d: 'M9 9l6 6M15 9l-6 6', dash: 'M6 4h12l2 2v12l-2 2H6l-2-2V6Z' },
  stained: {
    d: '',
    fill: 'M12 3c4 5 6.500 8 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 11 8 8 12 3Z',
  },
  different: { d: 'M5 9h14M5 15h14M15.500 4.500l-7 15' },
  extra: { d: 'M6 4h12l2 2v12l-2 2H6l-2-2V6ZM12 8v8M8 12h8' },
  calendar: { d: 'M4 6h16v14H4zM4 10.500h16M8 3v4M16 3v4' },
  print: { d: 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z' },
  phone: {
    d: 'M6 3h3l2 5-2.500 2a12 12 0 0 0 5.500 5.500l2-2.500 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z',
  },
  lost: { d: 'M5 5l14 14M12 18.500v.1M8.500 15a5 5 0 0 1 7 0M5 11.500a10 10 0 0 1 4-2.500' },
} as const satisfies Readonly<Record<string, Shape>>

export type SignName = keyof typeof shapes

/** A sign beside its word: hidden from screen readers. */
export function Sign({ name, size = 20 }: { name: SignName; size?: number }): JSX.Element {
  const shape: Shape = shapes[name]
  return (
    <LineDrawing size={size}>
      {shape.fill ? <path d={shape.fill} fill="currentColor" /> : null}
      {shape.dash ? <path d={shape.dash} strokeDasharray="3.200 3.200" /> : null}
      <path d={shape.d} stroke={isInside(name) ? 'var(--surface)' : 'currentColor'} />
    </LineDrawing>
  )
}

/** Whether the line lies in a filled shape. */
function isInside(name: SignName): boolean {
  return name === 'late' || name === 'today' || name === 'live'
}

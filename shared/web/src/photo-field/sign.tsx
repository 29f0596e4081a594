import type { JSX } from 'react'
import { LineDrawing } from '#src/ui/icon.tsx'

const paths = {
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3 3 0 1 1 0 6a3 3 0 0 1 0-6Z',
  picture:
    'M4 5h16v14H4zM9 8.5a1.500 1.500 0 1 1 0 3a1.500 1.500 0 0 1 0-3ZM4 17l5-4 3 2.500 4-4.500 4 4',
  again:
    'M20 11a8 8 0 0 0-14-4.500L4 8.500M4 4v4.500h4.500M4 13a8 8 0 0 0 14 4.500l2-2M20 20v-4.500h-4.500',
} as const

/** A sign of the photo field, drawn like the icons of the page, which most visits do without. */
export function PhotoSign({ name, size }: { name: keyof typeof paths; size: number }): JSX.Element {
  return (
    <LineDrawing size={size}>
      <path d={paths[name]} />
    </LineDrawing>
  )
}

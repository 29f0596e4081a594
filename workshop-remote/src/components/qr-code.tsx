import { create } from 'qrcode'
import { useMemo, type JSX } from 'react'

/** Modules of white around the code, which readers need. */
const quiet = 4

/** A QR code, drawn here: its text is a secret that no server needs to see. */
export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * 5}
      height={size * 5}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

/** Returns one square for each dark module. */
function draw(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const squares = Array.from(modules.data, (isDark, index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)]
    return isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ''
  })
  return { path: squares.join(''), size: modules.size + 2 * quiet }
}

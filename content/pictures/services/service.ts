import type { View } from '../kit/frame.ts'
import type { ColourwayName } from '../kit/palette.ts'
import type { Garment, Point } from '../kit/pen.ts'

export type Span = readonly [from: Point, to: Point]

/**
 * A service is shown on a garment seen through a window, with marks laid over it. Marks and spans
 * are in the coordinates of the 240 x 180 tile.
 */
export type ServicePicture = {
  garment: Garment
  colours: ColourwayName
  view: View
  /** The dashed lines: also shown in the guides. */
  cuts?: string
  /** Discs, tools and patches: only on the service itself. */
  marks?: string
  /** Where the customer's tape measure goes, if the service can be measured. */
  tape?: Span
  /** The line along which pins are set, if it can be pinned. */
  pins?: Span
  /** Where two garments are compared, if not in the middle of the tape or the pins. */
  ring?: Point
  /** Set for what is wider than it is tall, so that two of it fit beside each other. */
  wide?: true
}

import { endDocument, newDocument } from '#src/pdf/document.ts'
import { drawQrCode } from '#src/pdf/qr-code.ts'
import { writeText } from '#src/pdf/write-text.ts'
import type { Order } from './repository.ts'

/** A6 in points, a quarter of a sheet. */
const WIDTH = 298
const HEIGHT = 420
const MARGIN = 28
const CODE = 170

type Packed = Pick<Order, 'token' | 'collectionRef' | 'customerName' | 'entries' | 'createdAt'>

/** Returns the card that goes into the parcel, as PDF: the same order makes the same bytes. */
export async function packingCard(order: Packed, companyName: string): Promise<Buffer> {
  const title = `Packing card ${order.collectionRef}`
  const document = newDocument({ size: [WIDTH, HEIGHT], title, madeAt: order.createdAt })
  const garments = order.entries.map(
    ({ item, itemDescription }) => `${item.name}, ${itemDescription}`,
  )
  const lines = [
    { text: `${companyName}: put this inside`, y: 40, size: 11 },
    { text: order.collectionRef, y: 72, size: 26 },
    { text: order.customerName, y: 96, size: 13 },
    { text: countOf(garments.length), y: 116, size: 11 },
    ...shown(garments).map((text, index) => ({ text, y: 326 + index * 15, size: 10 })),
  ]
  for (const line of lines)
    await writeText(document, { ...line, x: MARGIN, width: WIDTH - 2 * MARGIN })
  drawQrCode(document, { text: order.token, x: (WIDTH - CODE) / 2, y: 132, width: CODE })
  return endDocument(document)
}

const MOST_LINES = 5

/** The rest of many garments is counted. */
function shown(garments: readonly string[]): string[] {
  if (garments.length <= MOST_LINES) return [...garments]
  const first = garments.slice(0, MOST_LINES - 1)
  return [...first, `and ${garments.length - first.length} more`]
}

function countOf(garments: number): string {
  return garments === 1 ? '1 garment' : `${garments} garments`
}

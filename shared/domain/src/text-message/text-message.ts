/** How a text message is written and counted, on the page and in the api alike. */

interface TextMessage {
  readonly company: string
  /** Number of the order that it is about; null for an answer to a person without one. */
  readonly collectionRef: string | null
  readonly words: string
}

/** Returns a text message as it is sent: who writes, what, and how to stop. */
export function writeTextMessage({ company, collectionRef, words }: TextMessage): string {
  const about = collectionRef === null ? company : `${company}, order ${collectionRef}`
  return `${about}: ${words}\nTo stop these texts, answer STOP.`
}

export interface TextSize {
  /** GSM-7 has the letters of western Europe; any other character makes all of it UCS-2. */
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** Messages that it is sent and paid as; a phone shows them as one. */
  readonly parts: number
  /** Characters that still fit into the last part; those of GSM-7's second table count twice. */
  readonly left: number
}

/** As many parts as a message may have. */
export const MOST_PARTS = 4

/** 3GPP TS 23.038: the basic table, and its extension, whose characters take two places. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('\f^{}\\[~]|€')

/** Places in a message that is alone, and in one of several. */
const places = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const

export function sizeOfText(text: string): TextSize {
  const characters = [...text]
  const isGsm = characters.every((one) => basic.has(one) || extension.has(one))
  const encoding = isGsm ? 'GSM-7' : 'UCS-2'
  const costs = characters.map((one) => (isGsm ? (extension.has(one) ? 2 : 1) : one.length))
  const { alone, each } = places[encoding]
  const whole = costs.reduce((sum, cost) => sum + cost, 0)
  if (whole <= alone) return { encoding, parts: 1, left: alone - whole }
  return { encoding, ...split(costs, each) }
}

/** No character is split over two parts. */
function split(costs: readonly number[], each: number): Pick<TextSize, 'parts' | 'left'> {
  let [parts, used] = [1, 0]
  for (const cost of costs) {
    if (used + cost > each) [parts, used] = [parts + 1, 0]
    used += cost
  }
  return { parts, left: each - used }
}

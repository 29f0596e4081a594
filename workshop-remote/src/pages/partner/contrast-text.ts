import { contrast, contrastOfText, isColour } from '@darnley/domain/colour'
import type { PartnerDraft } from './partner-draft.ts'

interface Ground {
  readonly word: string
  readonly colour: string
}

const white: Ground = { word: 'white', colour: '#ffffff' }

/** Returns how well a colour can be read where it stands; null for one that is a ground itself, or is none. */
export function contrastText(
  path: string,
  colour: string,
  colours: PartnerDraft['colours'],
): string | null {
  if (!isColour(colour)) return null
  const found = groundsOf(path, colours)
    .filter((ground) => isColour(ground.colour))
    .map(({ word, colour: ground }) => ({ word, ratio: contrast(colour, ground) }))
  if (found.length === 0) return null
  const lowest = found.reduce((least, each) => (each.ratio < least.ratio ? each : least))
  const words = found.map(({ word, ratio }) => `${ratio.toFixed(1)} to 1 with ${word}`).join(', ')
  return lowest.ratio < contrastOfText ? `${words}: too low, 4.5 is needed` : words
}

function groundsOf(path: string, { chalk, tape }: PartnerDraft['colours']): readonly Ground[] {
  switch (path) {
    case 'styles.buttonColour':
    case 'styles.buttonHoverColour':
      return [white]
    case 'colours.ink':
    case 'colours.muted':
    case 'colours.link':
      return [white, { word: 'the ground', colour: chalk }]
    case 'colours.onTape':
      return [{ word: 'the highlight', colour: tape }]
    default:
      return []
  }
}

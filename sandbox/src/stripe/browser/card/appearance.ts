import type { Appearance, FontSource } from '../messages.ts'

const properties: Record<string, string> = {
  borderRadius: '--radius',
  colorBackground: '--surface',
  colorDanger: '--error',
  colorPrimary: '--focus',
  colorText: '--ink',
  colorTextSecondary: '--muted',
  fontFamily: '--font-body',
  fontSizeBase: '--font-size',
}

/** Applies the shop's colours and fonts, under Stripe's variable names. */
export function applyAppearance({ variables = {} }: Appearance): void {
  for (const [name, value] of Object.entries(variables)) {
    const property = properties[name]
    if (property) document.documentElement.style.setProperty(property, value)
  }
}

/** Loads the shop's fonts; one that fails leaves the next of the font family. */
export function loadFonts(fonts: readonly FontSource[]): void {
  for (const { family, src, weight = '400', unicodeRange = 'U+0-10FFFF' } of fonts) {
    const face = new FontFace(family, src, { weight, unicodeRange })
    document.fonts.add(face)
    void face.load().catch(() => document.fonts.delete(face))
  }
}

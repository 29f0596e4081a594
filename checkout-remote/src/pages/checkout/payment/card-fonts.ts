import type { CustomFontSource } from '@stripe/stripe-js'

/** Returns the files of the page's own text font, which Stripe's frame can load but not inherit (J18). */
export function cardFonts(): CustomFontSource[] {
  const families = getComputedStyle(document.documentElement).getPropertyValue('--font-body')
  return fontFaces()
    .filter(({ style }) => families.includes(style.getPropertyValue('font-family')))
    .filter(({ style }) => style.getPropertyValue('src').includes('url('))
    .map(toSource)
}

function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap(readableRules)
    .filter((rule) => rule instanceof CSSFontFaceRule)
}

/** A style sheet of another origin can't be read. */
function readableRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function toSource({ style, parentStyleSheet }: CSSFontFaceRule): CustomFontSource {
  const value = (name: string): string => style.getPropertyValue(name)
  const base = parentStyleSheet?.href ?? document.baseURI
  const [file = ''] = /(?<=url\(["']?)[^"')]+/.exec(value('src')) ?? []
  const range = value('unicode-range')
  return {
    family: value('font-family').replaceAll(/["']/g, ''),
    src: `url(${new URL(file, base).href})`,
    weight: value('font-weight') || '400',
    ...(range ? { unicodeRange: range } : {}),
  }
}

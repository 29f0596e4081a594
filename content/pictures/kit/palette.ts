/** Five flat colours a garment is drawn in; the outline is a deep shade of the same hue, never black. */
export type Palette = {
  base: string
  shade: string
  outline: string
  pale: string
  thread: string
}

function palette(colours: string): Palette {
  const [base = '', shade = '', outline = '', pale = '', thread = ''] = colours
    .split(' ')
    .map((hex) => `#${hex}`)
  return { base, shade, outline, pale, thread }
}

// Order: base, shade, outline, pale, thread.
export const COLOURWAYS = {
  chalk: palette('FFFFFF DCE7EC 4B6470 FFFFFF D9482B'),
  denim: palette('6B9AC4 4B7CA8 1D3F63 F6C445 FFDF8A'),
  tomato: palette('EB6E50 CF5034 7C1F10 FFF3E8 FFE3B8'),
  butter: palette('F8CE60 E7B23A 7A4E05 FFF8E4 B8321A'),
  sage: palette('93B99F 73A082 28503A F4FAF2 FFF3C9'),
  blush: palette('F5BDB1 E79C8D 8C3527 FFF3EF A4243A'),
  camel: palette('DDA974 C48B53 6A3F15 FFF3DF 6B1B2D'),
  navy: palette('42588A 324570 131D3A F4F6FB F6C445'),
  oxblood: palette('98334A 7A2236 3D0815 FBE0DA F6C445'),
  sky: palette('B4D3E2 93BACD 2C5B75 FFFFFF 98334A'),
  moss: palette('6E8A5E 587249 25381B F4F2DC F6C445'),
  slate: palette('6F8090 58697A 22303D F4F6FB FFE3B8'),
  cocoa: palette('8F5F3F 734A2F 3A2010 F8E8D2 FFDF8A'),
  night: palette('4A4458 373145 15101F F4F6FB F5BDB1'),
  oat: palette('F1E4CB DDCBA8 6B5530 FFFDF6 98334A'),
  plum: palette('8A5A84 6F446A 351433 FBE9F5 F6C445'),
} as const satisfies Record<string, Palette>

export type ColourwayName = keyof typeof COLOURWAYS

/** Colours of tools, marks and furniture, the same in every picture. */
export const INK = '#43101E'
export const TAPE = '#F6C445'
export const TAPE_SHADE = '#E0A92B'
export const THREAD = '#D9482B'
export const STEEL = '#6C7B84'
export const STEEL_PALE = '#C9D3D9'
export const WOOD = '#DDA974'
export const WOOD_LINE = '#6A3F15'
export const BLUSH = '#FBE8E2'

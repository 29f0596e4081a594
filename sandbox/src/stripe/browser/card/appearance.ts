import type { Appearance } from '../messages.ts'

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

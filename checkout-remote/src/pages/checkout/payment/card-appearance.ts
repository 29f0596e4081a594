import type { Appearance } from '@stripe/stripe-js'

/** Returns the page's current colours and type (a partner may have its own), for Stripe's frame. */
export function cardAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const token = (name: string): string => styles.getPropertyValue(name).trim()
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('--brand'),
      colorText: token('--ink'),
      colorTextSecondary: token('--muted'),
      colorDanger: token('--error'),
      colorBackground: token('--surface'),
      fontFamily: token('--font-body'),
      borderRadius: token('--r-md'),
    },
  }
}

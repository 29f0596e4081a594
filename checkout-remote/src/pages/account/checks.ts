import { isVisible } from '@darnley/contract/text/visible'

const SHORTEST = 8

/** Returns the fields that have a fault. */
export function faults<Field extends string>(
  found: Readonly<Record<Field, string | null>>,
): Partial<Record<Field, string>> {
  const wrong = Object.entries<string | null>(found).filter(([, fault]) => fault !== null)
  return Object.fromEntries(wrong) as Partial<Record<Field, string>>
}

export function nameFault(name: string): string | null {
  return isVisible(name) ? null : 'Enter your name'
}

export function newPasswordFault(password: string): string | null {
  return password.length < SHORTEST ? `Use at least ${SHORTEST} characters` : null
}

export function typedPasswordFault(password: string): string | null {
  return password === '' ? 'Enter your password' : null
}

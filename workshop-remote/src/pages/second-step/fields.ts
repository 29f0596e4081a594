export type Field = 'password' | 'code'

export function fieldOf([field]: readonly string[]): Field | null {
  return field === 'password' || field === 'code' ? field : null
}

/** Returns everything that a form with these fields lacks. */
export function missingIn(draft: Partial<Readonly<Record<Field, string>>>): Map<Field, string> {
  const faults = new Map<Field, string>()
  if (draft.password === '') faults.set('password', 'Write your password')
  if (draft.code !== undefined && draft.code.trim().length < 6)
    faults.set('code', 'Write the 6 digits of your app')
  return faults
}

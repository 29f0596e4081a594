import type { TurnaroundFields } from '#src/lib/form.ts'

export type Turnaround = NonNullable<TurnaroundFields['choice']>

export const turnaroundNames: Readonly<Record<Turnaround, string>> = {
  standard: 'Standard 7 Day Turnaround',
  express: 'Express 3 Day Turnaround',
}

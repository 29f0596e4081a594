import type { Discount, DiscountChange, NewDiscount } from '@darnley/contract/workshop-codes'
import type { Difference } from '#src/components/form/write-notice.tsx'
import { limitOf, periodOf, stateWords } from './code-words.ts'

/** What the form holds, as it is typed. */
export interface CodeDraft {
  readonly code: string
  readonly name: string
  readonly percentage: string
  readonly starts_on: string
  readonly ends_on: string
  readonly max_uses: string
  readonly max_uses_per_customer: string
  readonly is_enabled: boolean
}

const fields = [
  'code',
  'name',
  'percentage',
  'starts_on',
  'ends_on',
  'max_uses',
  'max_uses_per_customer',
] as const

export type CodeField = (typeof fields)[number]

/** Returns a draft with what stands now; empty for a new code. */
export function draftOf(code: Discount | null): CodeDraft {
  return {
    code: code?.code ?? '',
    name: code?.name ?? '',
    percentage: code ? String(code.percentage) : '',
    starts_on: code?.starts_on ?? '',
    ends_on: code?.ends_on ?? '',
    max_uses: written(code?.max_uses),
    max_uses_per_customer: written(code?.max_uses_per_customer),
    is_enabled: code?.is_enabled ?? true,
  }
}

const written = (limit: number | null | undefined): string => (limit == null ? '' : String(limit))

/** Returns a whole number as it was typed, or null. */
function wholeNumber(text: string, { most }: { most: number }): number | null {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

const mostUses = 1_000_000

/** Returns everything that the form lacks, and what contradicts itself. */
export function codeFaults(
  draft: CodeDraft,
  { isNew }: { isNew: boolean },
): Map<CodeField, string> {
  const { starts_on: first, ends_on: last, max_uses: all, max_uses_per_customer: own } = draft
  const faults = new Map<CodeField, string>()
  if (isNew && !/^[A-Z0-9][A-Z0-9-]{2,29}$/i.test(draft.code.trim()))
    faults.set('code', 'Write 3 to 30 letters, digits and hyphens')
  if (draft.name.trim() === '') faults.set('name', 'Say what it is for')
  if (wholeNumber(draft.percentage, { most: 100 }) === null)
    faults.set('percentage', 'Write a whole number from 1 to 100')
  for (const [field, limit] of [
    ['max_uses', all],
    ['max_uses_per_customer', own],
  ] as const)
    if (limit.trim() !== '' && wholeNumber(limit, { most: mostUses }) === null)
      faults.set(field, 'Write a whole number, or nothing for no limit')
  if (!faults.has('max_uses') && all.trim() !== '' && Number(own) > Number(all))
    faults.set('max_uses_per_customer', 'One customer cannot use it more often than all')
  if (first && last && last < first) faults.set('ends_on', 'The last day is before the first')
  return faults
}

type Terms = Omit<NewDiscount, 'code'>

/** Returns what is sent of a draft without faults. */
export function termsOf(draft: CodeDraft): Terms {
  const limit = (text: string): number | null => (text.trim() === '' ? null : Number(text))
  return {
    name: draft.name.trim(),
    percentage: Number(draft.percentage),
    starts_on: draft.starts_on || null,
    ends_on: draft.ends_on || null,
    max_uses: limit(draft.max_uses),
    max_uses_per_customer: limit(draft.max_uses_per_customer),
  }
}

/** Whether a code stands as the draft says. */
export function isAsSaid(code: Discount, said: Omit<DiscountChange, 'version'>): boolean {
  const facts = code as unknown as Readonly<Record<string, unknown>>
  return Object.entries(said).every(([field, value]) => facts[field] === value)
}

export function fieldOf([name]: readonly string[]): CodeField | null {
  return fields.find((field) => field === name) ?? null
}

/** Returns what a colleague changed of a code. */
export function differencesOf(before: Discount, current: Discount): Difference[] {
  const facts = (code: Discount): readonly (readonly [string, string])[] => [
    ['What it is for', code.name],
    ['Off', `${code.percentage}%`],
    ['Period', periodOf(code)],
    ['Uses in all', code.max_uses === null ? 'no limit' : String(code.max_uses)],
    ['Limit', limitOf(code)],
    ['State', stateWords[code.state].word],
  ]
  const old = new Map(facts(before))
  return facts(current)
    .filter(([label, value]) => old.get(label) !== value)
    .map(([label, value]) => ({ title: `${label}: ${value}`, detail: `was ${old.get(label)}` }))
}

'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Row = Readonly<Partial<Record<'question' | 'answer' | 'name' | 'choice' | 'caption', string>>>

/** Labels a row by its text instead of its number. */
export function RowName(): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const { question, answer, name, choice, caption } = data ?? {}
  return question || answer || name || choice || caption || `New (${rowNumber + 1})`
}

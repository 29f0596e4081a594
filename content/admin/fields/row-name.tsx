'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { nameOfRow, type Row } from './name-of-row.ts'

/** Labels a row by its text instead of its number. */
export function RowName(): ReactNode {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  return nameOfRow(data ?? {}) || `New (${rowNumber + 1})`
}

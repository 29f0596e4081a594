import type { ReactNode } from 'react'
import { toPounds } from '../../src/rules/pounds.ts'

/** An amount in a list. */
export function PoundsCell({ cellData }: { readonly cellData?: unknown }): ReactNode {
  const pounds = toPounds(cellData)
  return pounds && `£${pounds}`
}

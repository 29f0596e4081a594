import type { Basket, Line } from '@darnley/contract/basket'
import { call } from '#src/client/client.ts'
import { atom } from '#src/stores/stores.ts'

export interface BasketState {
  readonly entries: readonly Line[]
  readonly pending: number
}

export const $basket = atom<BasketState>({ entries: [], pending: 0 })

export function addLine(line: Line): void {
  $basket.set({ entries: [...$basket.get().entries, line], pending: 1 })
}

export async function refresh(): Promise<void> {
  const { lines }: Pick<Basket, 'lines'> = await call('GET /basket')
  $basket.set({ entries: lines, pending: 0 })
}

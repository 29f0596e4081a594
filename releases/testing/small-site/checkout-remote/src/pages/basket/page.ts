import { describeLine } from '@darnley/contract/basket'
import { call } from '@darnley/web/client'
import { $basket } from '@darnley/web/session'

export function Page(): string {
  return $basket.get().entries.map(describeLine).join()
}

export async function total(): Promise<string> {
  const basket = await call('GET /basket')
  return basket.total.toFixed(2)
}

import { call } from '@darnley/web/client'
import { lineCount } from '@darnley/web/ui/line-count'

export function Page(): string {
  return `Thank you for ${lineCount()}`
}

export async function order(email: string): Promise<string> {
  const paid = await call('POST /pay', { email, way: 'till' })
  return paid.order
}

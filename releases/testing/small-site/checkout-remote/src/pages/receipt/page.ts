import { call } from '@darnley/web/client'

export function Page(): string {
  return 'Thank you'
}

export async function order(email: string): Promise<string> {
  const paid = await call('POST /pay', { email, way: 'till' })
  return paid.order
}

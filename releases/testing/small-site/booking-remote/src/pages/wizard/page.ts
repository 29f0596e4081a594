import type { Garment } from '@darnley/contract/content'
import { addLine } from '@darnley/web/session'

const next = '/basket'

export function Page({ params }: { params: Readonly<Record<string, string | undefined>> }): string {
  addLine({ id: params['code'] ?? '', name: 'Jeans', price: 1200, note: '' })
  return next
}

export function picture({ name, picture: { url } }: Garment): string {
  return `${name} ${url}`
}

import type { PageModule } from '@darnley/web/areas'
import { $basket } from '@darnley/web/session'

export function show(page: PageModule): string {
  return page.Page({ params: { code: 'A1' } }) + String($basket.get().entries.length)
}

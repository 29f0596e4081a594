import { $staff } from '@darnley/web/session'
import { atom } from '@darnley/web/stores'

/** The search text: kept while an order is open, and never in a URL. */
export const $orderSearch = atom('')

$staff.listen(({ status }) => {
  if (status === 'signed-out') $orderSearch.set('')
})

import { $staff } from 'shared/session'
import { atom } from 'shared/stores'

/** Who was searched for: kept while a colleague looks at an order and comes back, and never in an address. */
export const $orderSearch = atom('')

$staff.listen(({ status }) => {
  if (status === 'signed-out') $orderSearch.set('')
})

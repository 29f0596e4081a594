import { useEffect, useRef } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { itemsOfCategory } from '#src/queries/items.ts'
import { $wizard, refreshItem, startAgain } from '#src/stores/wizard.ts'

/**
 * Updates the item of a resumed booking from the current catalogue, once, when the page is opened. Without a
 * connection the stored item stays.
 */
export function useFreshItem(
  { isOpened, isReturn }: { readonly isOpened: boolean; readonly isReturn: boolean },
  onWithdrawn: () => void,
): void {
  const client = useQueryClient()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isOpened) return
    isDone.current = true
    const { item, itemCategory, editingEntryId, place } = $wizard.get().state
    // A basket entry is opened with a fresh item, except when it is only returned to.
    const isFresh = editingEntryId !== null && !isReturn
    if (!item || !itemCategory || isFresh || place.step === 'add-more') return
    client.fetchQuery(itemsOfCategory(itemCategory.id)).then(
      (items) => {
        const fresh = items.find(({ id }) => id === item.id)
        if (fresh) return refreshItem(fresh)
        if ($wizard.get().state.item?.id !== item.id) return
        startAgain()
        onWithdrawn()
      },
      () => {},
    )
  }, [isOpened, isReturn, client, onWithdrawn])
}

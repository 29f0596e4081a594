import { useMemo, type RefObject } from 'react'
import { useShortcuts } from '#src/lib/use-shortcuts.ts'

/** J and K move the focus from card to card, H and L to another column or group. */
export function useCardKeys(container: RefObject<HTMLElement | null>): void {
  const actions = useMemo(
    () => ({
      j: () => move(container.current, 1),
      k: () => move(container.current, -1),
      l: () => jump(container.current, 1),
      h: () => jump(container.current, -1),
    }),
    [container],
  )
  useShortcuts(actions)
}

function cardsIn(element: Element | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].filter(
    (card) => card.offsetParent !== null,
  )
}

function move(container: Element | null, step: number): void {
  const cards = cardsIn(container)
  const at = cards.findIndex((card) => card === document.activeElement)
  const next = at === -1 ? cards.at(0) : cards[at + step]
  next?.focus()
}

function jump(container: Element | null, step: number): void {
  const columns = [...(container?.querySelectorAll('[data-column]') ?? [])]
    .map(cardsIn)
    .filter((cards) => cards.length > 0)
  const at = columns.findIndex((cards) => cards.some((card) => card === document.activeElement))
  const row = columns[at]?.findIndex((card) => card === document.activeElement) ?? 0
  const column = at === -1 ? columns.at(0) : columns[at + step]
  column?.[Math.min(row, column.length - 1)]?.focus()
}

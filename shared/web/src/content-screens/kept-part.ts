import { useLayoutEffect, useState, type RefObject } from 'react'

/** Marks a part of a page in its document whose code loads later: `<div {...laterPart('home')}>`. */
export function laterPart(name: string): Readonly<Record<string, string>> {
  return { [mark]: name }
}

const mark = 'data-later-part'

/**
 * Keeps a part of the page as the document has it, inside of the room of the page, until its code has loaded. Returns
 * whether the document has it.
 */
export function useKeptPart(name: string, room: RefObject<HTMLElement | null>): boolean {
  const [kept] = useState(() => find(name))
  useLayoutEffect(() => {
    if (!kept || !room.current) return
    room.current.append(kept)
    return () => keepOpen(kept)
  }, [kept, room])
  return kept !== null
}

function find(name: string): Element | null {
  return globalThis.document?.querySelector(`[data-first-screen] [${mark}="${name}"]`) ?? null
}

/** Leaves answers open that a visitor opened, in what replaces this part at once. */
function keepOpen(part: Element): void {
  const ids = Array.from(part.querySelectorAll('details[open][id]'), ({ id }) => id)
  queueMicrotask(() => {
    for (const id of ids) document.getElementById(id)?.setAttribute('open', '')
  })
}

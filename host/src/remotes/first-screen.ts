import { createContext, useContext, useState } from 'react'
import { allowFirstScreen } from '#src/security/known-html.ts'

/** The markup of the page's first screen, at the edge; in the browser it stands in the document. */
export const FirstScreenContext = createContext<string | null>(null)

/** Which page's first screen an element holds. */
export const firstScreenMark = 'data-first-screen'

/**
 * What its remote would draw first for a page, as the edge has put it into the document; null where there is none, and
 * for every page after the first.
 */
export function useFirstScreen(heading: string): string | null {
  const given = useContext(FirstScreenContext)
  const [markup] = useState(() => given ?? readFirstScreen(heading))
  return markup
}

function readFirstScreen(heading: string): string | null {
  if (typeof document === 'undefined') return null
  const element = document.querySelector(`[${firstScreenMark}]`)
  if (element?.getAttribute(firstScreenMark) !== heading) return null
  allowFirstScreen(element.innerHTML)
  return element.innerHTML
}

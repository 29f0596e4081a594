import { createContext, useContext, useState } from 'react'
import { allowFirstScreen } from '#src/security/known-html.ts'

/** The markup of the page's first screen, on the edge; the browser reads it from the document. */
export const FirstScreenContext = createContext<string | null>(null)

/** Attribute that names the page of an element's first screen. */
export const firstScreenMark = 'data-first-screen'

/**
 * Returns a page's first screen from its remote, as the edge inserted it into the document; null where there is none,
 * and for every page after the first.
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

import { useEffect } from 'react'
import { atom } from '#src/stores/stores.ts'

/** What a page adds to the document's title, which the shell makes. */
export interface TitleParts {
  /** The step of the page that is shown, for instance 'Your details'. */
  readonly step?: string | undefined
  /** Whether a submitted form has faults (GOV.UK's 'Error:'). */
  readonly hasFaults?: boolean
}

const none: TitleParts = {}

export const $titleParts = atom<TitleParts>(none)

/** Names the step of a page in the document's title while it is shown; undefined for the first one. */
export function useTitleStep(step: string | undefined): void {
  useTitlePart('step', step)
}

/** Begins the document's title with 'Error:' while it is true. */
export function useTitleFaults(hasFaults: boolean): void {
  useTitlePart('hasFaults', hasFaults)
}

function useTitlePart<Name extends keyof TitleParts>(name: Name, value: TitleParts[Name]): void {
  useEffect(() => {
    $titleParts.set({ ...$titleParts.get(), [name]: value })
    return () => $titleParts.set({ ...$titleParts.get(), [name]: none[name] })
  }, [name, value])
}

/** Returns a document's title with the parts of its page: 'Error: Your details · Checkout · Darnley'. */
export function withTitleParts(title: string, { step, hasFaults }: TitleParts): string {
  const named = step ? `${step} · ${title}` : title
  return hasFaults ? `Error: ${named}` : named
}

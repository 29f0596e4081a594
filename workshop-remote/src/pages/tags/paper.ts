import { type RefObject, useEffect, useState } from 'react'
import { browserStorage } from '@darnley/web/storage'

/** What tags are printed on: a roll of labels, cut after each one, or sheets of paper that are cut by hand. */
export type Paper = 'label' | 'sheet'

const stored = 'darnley-tag-paper'

/** Returns the paper of this device, which stays as it was chosen. */
export function usePaper(): readonly [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(() =>
    browserStorage.read(stored) === 'sheet' ? 'sheet' : 'label',
  )
  return [
    paper,
    (chosen) => {
      setPaper(chosen)
      browserStorage.write(stored, chosen)
    },
  ]
}

const mmPerPixel = 25.4 / 96
/** Millimetres that a rounded line of text can be higher on paper than on the screen. */
const spare = 3

/**
 * Sets the size of the printed page. A roll has no length of its own: its labels are as long as the longest tag. A rule
 * for pages takes no variables, so it is written when the length is known, and once more before each print.
 */
export function usePageSize(paper: Paper, tags: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const write = (): void => {
      const size = paper === 'sheet' ? 'A4' : `62mm ${longest(tags.current)}mm`
      sheet.replaceSync(`@page { size: ${size}; margin: ${paper === 'sheet' ? '8mm' : '0'} }`)
    }
    write()
    document.adoptedStyleSheets.push(sheet)
    addEventListener('beforeprint', write)
    return () => {
      removeEventListener('beforeprint', write)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  })
}

/** Returns the length of the longest tag in whole millimetres. */
function longest(tags: HTMLElement | null): number {
  const heights = Array.from(tags?.children ?? [], (tag) => tag.getBoundingClientRect().height)
  return Math.ceil(Math.max(0, ...heights) * mmPerPixel) + spare
}

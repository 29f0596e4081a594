import { demonstrationNotice as words } from '@darnley/node/mode'

/** Rendered by the edge outside the root, so that no release can hide it. */
export const demonstrationNotice = `<aside class="demonstration" aria-label="Demonstration">${words}</aside>`

export const demonstrationStyle =
  '.demonstration{padding:8px 16px;background:var(--tape);color:var(--on-tape);font:600 14px/1.4 var(--font-body);text-align:center}'

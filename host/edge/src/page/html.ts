import { escapeHtml } from '@darnley/node/html'

/** Serialises JSON for a script element, so that nothing in it can close the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Returns a start tag; an attribute with the value true has no value in the markup. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

/** Returns a block of JSON that the page's scripts read by its id. */
export function jsonBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>`
}

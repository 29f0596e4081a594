import { escapeHtml } from '@darnley/node/html'

/** Colours of what is told apart, by CSS variables, so that they follow the reader's light or dark theme. */
export type Tone = 'green' | 'red' | 'blue' | 'ochre'

export const WIDTH = 960
/** Space for labels on the left. */
export const LEFT = 64
export const RIGHT = 24

interface Drawing {
  readonly title: string
  /** What a reader who does not see it should know. */
  readonly description: string
  readonly height: number
  readonly body: readonly string[]
}

/** Returns a picture as SVG, readable on a light and on a dark page. */
export function drawing({ title, description, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description" font-family="sans-serif" font-size="13">
<title id="title">${escapeHtml(title)}</title>
<desc id="description">${escapeHtml(description)}</desc>
<style>
svg { --paper: #fff; --ink: #222; --faint: #767676; --rule: #ddd; --green: #1f6f5c; --red: #b3261e; --blue: #2f5fb3; --ochre: #8a5a00 }
@media (prefers-color-scheme: dark) {
svg { --paper: #1b1d1f; --ink: #e8e6e3; --faint: #a0a0a0; --rule: #3a3d40; --green: #6ecbb0; --red: #ff8a80; --blue: #8fb4ff; --ochre: #e0b050 }
}
text { fill: var(--ink) }
.faint { fill: var(--faint) }
</style>
<rect width="${WIDTH}" height="${height}" fill="var(--paper)"/>
${body.join('\n')}
</svg>
`
}

interface Words {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isFaint?: boolean
  readonly tone?: Tone
}

/** Returns words at a place. */
export function words(
  [x, y]: readonly [number, number],
  text: string,
  { anchor = 'start', isFaint = false, tone }: Words = {},
): string {
  const style = tone ? ` style="fill: var(--${tone})"` : ''
  const faint = isFaint ? ' class="faint"' : ''
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}"${faint}${style}>${escapeHtml(text)}</text>`
}

export function round(value: number): string {
  return value.toFixed(1)
}

/**
 * What a page draws first, rendered when its remote is built (tools/release/vite/first-screens.ts) and put into the
 * document by the edge (host/server/page/first-screen.ts).
 */

/** Stands in the markup for the address of the release's files. */
export const firstScreenRelease = '/@release/'

/** Stands in the markup for what the site calls the company. */
export const firstScreenCompany = '@company@'

/** `/` > `first-screens/index.html`: the file of a release that holds a page's first screen. */
export function firstScreenFile(path: string): string {
  return `first-screens/${path.slice(1).replaceAll('/', '-') || 'index'}.html`
}

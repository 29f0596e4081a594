/**
 * The first screen of a page, rendered when its remote is built (releases/build/first-screens.ts) and inserted
 * into the document by the edge (host/edge/src/page/first-screen.ts).
 */

/** Placeholder in the markup for the address of the release's files. */
export const firstScreenRelease = '/@release/'

/** Placeholder in the markup for the site's name for the company. */
export const firstScreenCompany = '@company@'

/** Placeholder in the markup for the days of the site's guarantee. */
export const firstScreenGuaranteeDays = '@guarantee-days@'

/**
 * Returns the file of a release that holds a page's first screen: `/` > `first-screens/index.html`, `/order/:id` >
 * `first-screens/order-(id).html`.
 */
export function firstScreenFile(path: string): string {
  const name = path
    .slice(1)
    .replaceAll('/', '-')
    .replaceAll(/:(\w+)/g, '($1)')
  return `first-screens/${name || 'index'}.html`
}

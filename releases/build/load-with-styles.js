/** Address > the wait for that stylesheet, until it fails: then it can be asked for again. */
const sheets = new Map()

/** Loads a part of the page once its stylesheets are there. Builds call it by this name. */
export function __vitePreload(load, styles = [], importer) {
  return Promise.all(styles.map((style) => sheetAt(new URL(style, importer).href))).then(load)
}

function sheetAt(href) {
  if (!sheets.has(href)) sheets.set(href, addSheet(href))
  return sheets.get(href)
}

function addSheet(href) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      sheets.delete(href)
      link.remove()
      reject(new Error(`The stylesheet ${href} did not load`))
    }
    document.head.append(link)
  })
}

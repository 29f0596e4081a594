/** One file being drawn: gives out ids and keeps the definitions all its pens share. */
export type Sheet = {
  nextId: (kind: string) => string
  /** Returns the id of a definition, made once for each key. */
  define: (key: string, make: (id: string) => string) => string
  definitions: () => string
}

export function createSheet(): Sheet {
  const ids = new Map<string, string>()
  const made: string[] = []
  let count = 0
  const nextId = (kind: string): string => `${kind}${(count += 1)}`
  return {
    nextId,
    define(key, make) {
      const known = ids.get(key)
      if (known !== undefined) return known
      const id = nextId('d')
      ids.set(key, id)
      made.push(make(id))
      return id
    },
    definitions: () => (made.length === 0 ? '' : `<defs>${made.join('')}</defs>`),
  }
}

export type Frame = { width: number; height: number; viewBox?: string }

/** Wraps what was drawn on a sheet as a whole SVG document. */
export function svg(sheet: Sheet, content: { frame: Frame; body: string }): string {
  const { width, height, viewBox = `0 0 ${width} ${height}` } = content.frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" ` +
    `fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `${sheet.definitions()}${content.body}</svg>`
  )
}

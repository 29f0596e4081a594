export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Form = { [name: string]: FormValue }

/** Parses a form body as the stripe package encodes it: `a[b][0]=x` becomes `{ a: { b: ['x'] } }`. */
export function parseForm(text: string): Form {
  const root = emptyForm()
  for (const [name, value] of new URLSearchParams(text)) assign(root, { path: pathOf(name), value })
  return arraysIn(root)
}

// Without a prototype, `__proto__` is an ordinary field.
function emptyForm(): Form {
  return Object.create(null) as Form
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  if (open < 1) return [name]
  const inner = name.slice(open).matchAll(/\[([^\]]*)\]/g)
  return [name.slice(0, open), ...Array.from(inner, (match) => match[1] ?? '')]
}

function assign(root: Form, { path, value }: { path: string[]; value: string }): void {
  let node = root
  for (const segment of path.slice(0, -1)) node = child(node, segment)
  node[key(node, path.at(-1) ?? '')] = value
}

function child(node: Form, segment: string): Form {
  const name = key(node, segment)
  const existing = node[name]
  if (typeof existing === 'object' && !Array.isArray(existing)) return existing
  const created = emptyForm()
  node[name] = created
  return created
}

/** Returns the key of a segment; `list[]=x` appends. */
function key(node: Form, segment: string): string {
  return segment === '' ? String(Object.keys(node).length) : segment
}

function arraysIn(form: Form): Form {
  const result = emptyForm()
  for (const [name, value] of Object.entries(form)) result[name] = arrayOrForm(value)
  return result
}

function arrayOrForm(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const names = Object.keys(value)
  const isList = names.length > 0 && names.every((name, index) => name === String(index))
  return isList ? Object.values(value).map(arrayOrForm) : arraysIn(value)
}

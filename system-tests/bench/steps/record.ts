import type { Change, ElementTree, Surroundings, Tree } from './tree.ts'

/** What a user did, to be done again without looking for a control, which would cost the page time. */
export type Action =
  | {
      readonly type: 'press'
      readonly label: string
      /** Pixels of the viewport, which is scrolled down by `scroll`. */
      readonly x: number
      readonly y: number
      readonly scroll: number
    }
  | {
      readonly type: 'write'
      /** Selector of the field. */
      readonly field: string
      readonly text: string
    }

/** Set in the page by `recordActions`. */
export interface Recording {
  readonly actions: Action[]
  /** One for each press. */
  readonly changes: Change[]
  surroundings(): Surroundings
}

/** Runs in the page: keeps what is pressed and written, and the DOM at each press and at the next paint. */
export function recordActions(): void {
  const actions: Action[] = []
  const changes: Change[] = []
  const keys = new WeakMap<Element, number>()
  let lastKey = 0
  let lastPress = 0
  /** What says nothing about looks, or does harm in a copy. */
  const left = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE', 'NOSCRIPT'])
  const booleans = new Set(['disabled', 'open', 'hidden', 'required', 'readonly', 'multiple'])
  const keyOf = (element: Element): number => {
    const key = keys.get(element) ?? (lastKey += 1)
    keys.set(element, key)
    return key
  }
  const propsOf = (element: Element): ElementTree['props'] => {
    const props: Record<string, string | boolean | Record<string, string>> = {}
    for (const { name, value } of element.attributes)
      if (name === 'style' && element instanceof HTMLElement)
        props['style'] = Object.fromEntries(
          [...element.style].map((property) => [
            property.startsWith('--')
              ? property
              : property.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
            element.style.getPropertyValue(property),
          ]),
        )
      else if (!['value', 'checked', 'autofocus', 'style'].includes(name) && !name.startsWith('on'))
        props[name] = booleans.has(name) ? true : value
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      props['defaultValue'] = element.value
    if (element instanceof HTMLInputElement && element.checked) props['defaultChecked'] = true
    return props
  }
  const treesOf = (parent: Node): Tree[] =>
    [...parent.childNodes].flatMap((node): Tree[] => {
      if (node instanceof Text) return [node.data]
      if (!(node instanceof Element) || left.has(node.tagName)) return []
      const isTextArea = node instanceof HTMLTextAreaElement
      return [
        {
          tag: node instanceof HTMLElement ? node.tagName.toLowerCase() : node.tagName,
          key: keyOf(node),
          props: propsOf(node),
          children: isTextArea ? [] : treesOf(node),
        },
      ]
    })
  const attributesOf = (element: Element): Record<string, string> =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const selectorOf = (element: Element): string => {
    const parent = element.parentElement
    if (!parent) return ':root'
    return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`
  }
  const labelOf = (element: Element): string => {
    const control = element.closest('button, a, label, summary') ?? element
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control
    return (label?.textContent || control.ariaLabel || control.tagName).replaceAll(/\s+/g, ' ')
  }

  addEventListener(
    'click',
    ({ target, timeStamp, clientX: x, clientY: y }) => {
      // The field of a label gets a click of its own.
      if (!(target instanceof Element) || timeStamp === lastPress) return
      lastPress = timeStamp
      actions.push({ type: 'press', label: labelOf(target).trim(), x, y, scroll: scrollY })
      const change: { before: Tree[]; after: Tree[] } = {
        before: treesOf(document.body),
        after: [],
      }
      changes.push(change)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (change.after = treesOf(document.body)))
        port1.start()
        port2.postMessage(null)
      })
    },
    true,
  )
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      if (target.type === 'radio' || target.type === 'checkbox') return
      actions.push({ type: 'write', field: selectorOf(target), text: target.value })
    },
    true,
  )
  const surroundings = (): Surroundings => ({
    htmlAttributes: attributesOf(document.documentElement),
    bodyAttributes: attributesOf(document.body),
    sheets: [...document.styleSheets].map(({ href, ownerNode }) =>
      href ? { href } : { text: ownerNode?.textContent ?? '' },
    ),
  })
  Object.assign(globalThis, { recording: { actions, changes, surroundings } satisfies Recording })
}

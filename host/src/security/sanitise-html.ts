const elements = new Set(
  (
    'A B BR BUTTON CANVAS CODE DIV EM H1 H2 H3 H4 H5 H6 HR I IMG INPUT LABEL LI OL OPTION P SECTION SELECT ' +
    'SMALL SPAN STRONG TABLE TBODY TD TH THEAD TR UL VIDEO'
  ).split(' '),
)
const drawings = new Set(['svg', 'path', 'g', 'circle', 'rect', 'line'])
const urls = new Set(['href', 'src', 'xlink:href', 'action', 'formaction', 'poster'])
const safeUrl = /^(?:https?:|mailto:|tel:|[/#?]|data:image\/(?:png|gif|jpeg|webp);)/i

/** Keeps plain markup and line drawings; drops every other element with its content, handlers and odd addresses. */
export function sanitiseHtml(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = inert(html)
  clean(template.content)
  return template.innerHTML
}

function clean(parent: ParentNode): void {
  for (const element of parent.querySelectorAll('*')) {
    if (!isAllowed(element)) element.remove()
    else
      for (const { name, value } of [...element.attributes])
        cleanAttribute(element, { name, value })
  }
}

function isAllowed(element: Element): boolean {
  if (element.namespaceURI === 'http://www.w3.org/2000/svg') return drawings.has(element.localName)
  return elements.has(element.tagName)
}

function cleanAttribute(element: Element, { name, value }: { name: string; value: string }): void {
  const isHandler = name.startsWith('on')
  const isOddUrl = urls.has(name) && !safeUrl.test(value.trim())
  if (isHandler || isOddUrl || name === 'style' || name === 'srcdoc') element.removeAttribute(name)
}

type Inert = (html: string) => string
let inertPolicy: { createHTML: Inert } | undefined

/** A template runs nothing, so parsing into one needs no cleaning; without this the policy would call itself. */
function inert(html: string): string {
  const factory = (
    globalThis as {
      trustedTypes?: {
        createPolicy(name: string, rules: { createHTML: Inert }): { createHTML: Inert }
      }
    }
  ).trustedTypes
  inertPolicy ??= factory?.createPolicy('parse-inert', { createHTML: (input) => input })
  return inertPolicy?.createHTML(html) ?? html
}

import { pageReleases } from '#src/areas/page-blocks.ts'
import { sourceOf } from '#src/remotes/load-area.ts'

const colours = ['#c2185b', '#1565c0', '#2e7d32', '#6a1b9a']
let overlay: HTMLElement | undefined

/** Shows or hides a border with name and version around each area and the host. */
export function toggleOverlay(): void {
  if (overlay) {
    overlay.remove()
    overlay = undefined
    return
  }
  overlay = document.createElement('div')
  overlay.setAttribute('aria-hidden', 'true')
  document.body.append(overlay)
  const { shell, set } = pageReleases()
  draw(document.documentElement.getBoundingClientRect(), {
    label: `host · ${shell.host} · ${shell.vendor} · set ${set}`,
    colour: '#b26a00',
  })
  for (const [index, area] of [...document.querySelectorAll('[data-area]')].entries()) {
    const name = area.getAttribute('data-area') ?? ''
    const range = document.createRange()
    range.selectNodeContents(area)
    draw(range.getBoundingClientRect(), {
      label: `${name} · ${releaseIn(sourceOf(name))}`,
      colour: colours[index % colours.length] ?? 'black',
    })
  }
}

function draw(rect: DOMRect, { label, colour }: { label: string; colour: string }): void {
  const box = document.createElement('div')
  Object.assign(box.style, {
    position: 'absolute',
    zIndex: '999',
    pointerEvents: 'none',
    left: `${rect.left + scrollX}px`,
    top: `${rect.top + scrollY}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    outline: `2px dashed ${colour}`,
    outlineOffset: '-2px',
  })
  const text = document.createElement('span')
  text.textContent = label
  Object.assign(text.style, {
    position: 'absolute',
    insetInlineEnd: '0',
    padding: '2px 8px',
    background: colour,
    color: 'white',
    font: '12px/1.5 monospace',
  })
  box.append(text)
  overlay?.append(box)
}

/** Returns `booking@0.0.1-1a2b3c4d` for the URL of a container. */
function releaseIn(url = ''): string {
  return url.replace(/^.*\/releases\/(?:_retry-\d\/)?([^/]+)\/([^/]+)\/.*$/, '$1@$2')
}

import { useEffect } from 'react'
import styles from './gesture-guard.module.css'

/** Milliseconds in which the second press of a double click may still come. */
const doubleClick = 450
/** Pixels around a press, as wide as its cover. */
const reach = 48
/** Milliseconds after a press in which what it caused may move other controls to where it was. */
const consequences = 1_000
const controls = 'a, button, input, label, select, summary, textarea, [role="option"]'

/**
 * Lets one gesture make one choice: when a press removes, moves or hides the control it was made on, the place of the
 * press takes no pointer until the second press of a double click can no longer come, or a key was pressed, which
 * makes the next press another gesture. Everything elsewhere on the page works at once. Rendered once by the frame
 * around all pages.
 */
export function GestureGuard(): null {
  useEffect(guardGestures, [])
  return null
}

interface Press {
  readonly control: Element
  readonly x: number
  readonly y: number
  /** Its time as an event; a busy page hears of it later. */
  readonly at: number
  readonly heardAt: number
}

function guardGestures(): () => void {
  let press: Press | null = null
  /** The last press whose place was covered, and when the second one of a double click can no longer come. */
  let covered: (Press & { readonly until: number; readonly uncover: () => void }) | null = null
  /** When the pointer last went down. */
  let began = 0
  let frame = 0
  const stop = (): void => {
    press = null
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
  const cover = (): void => {
    if (press) {
      const until = performance.now() + doubleClick
      covered = { ...press, until, uncover: coverPlace(press) }
    }
    stop()
  }
  const look = (): void => {
    // Before the next event: a slow page may have the second press waiting.
    if (press && !press.control.isConnected) return cover()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (press && hasMovedAway(press)) cover()
    })
  }
  const observer = new MutationObserver(look)
  const note = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event
    // What no frame has shown yet was not what this press was aimed at.
    if (press && began > press.at && hasMovedAway(press)) cover()
    // A busy page gets the second press only when the cover is gone. Its time says when it was made.
    if (detail > 0 && covered && began <= covered.until && isNear(covered, event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const control = target instanceof Element ? target.closest(controls) : null
    // Keys press without a place, and the field of a label is pressed by the label's own click.
    if (detail === 0 || !control || press?.at === at) return
    stop()
    press = { control, x, y, at, heardAt: performance.now() }
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  }
  const begin = ({ timeStamp }: PointerEvent): void => {
    began = timeStamp
  }
  const end = (): void => {
    stop()
    covered?.uncover()
    covered = null
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  addEventListener('pointerdown', begin, options)
  addEventListener('click', note, options)
  addEventListener('keydown', end, options)
  return () => {
    listening.abort()
    end()
  }
}

/** A click's place is rounded down: at the rim it lies beside the cover. */
function isNear({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.max(Math.abs(clientX - x), Math.abs(clientY - y)) < reach
}

function hasMovedAway({ control, x, y, heardAt }: Press): boolean {
  if (performance.now() - heardAt > consequences) return false
  const found = document.elementFromPoint(x, y)
  return found?.closest(controls) !== control
}

/** Inside of an open dialog, because nothing outside of it takes a press. Returns how to end it before its time. */
function coverPlace({ x, y }: Press): () => void {
  const place = document.createElement('div')
  place.className = styles['cover'] ?? ''
  place.style.left = `${x}px`
  place.style.top = `${y}px`
  // The focus stays where the change has put it.
  place.addEventListener('pointerdown', (event) => event.preventDefault())
  place.addEventListener('mousedown', (event) => event.preventDefault())
  const dialogs = document.querySelectorAll('dialog:modal')
  ;(dialogs.item(dialogs.length - 1) ?? document.body).append(place)
  const uncover = (): void => place.remove()
  setTimeout(uncover, doubleClick)
  return uncover
}

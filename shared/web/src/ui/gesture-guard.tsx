import { useEffect } from 'react'
import styles from './gesture-guard.module.css'

/** Milliseconds in which the second press of a double click may follow. */
const doubleClick = 450
/** Pixels around a press, equal to the size of its cover. */
const reach = 48
/** Milliseconds after a press in which its effects may move other controls to its position. */
const consequences = 1_000
const controls = 'a, button, input, label, select, summary, textarea, [role="option"]'

/**
 * Prevents a double click from making two choices: when a press removes, moves or hides its control, the position of
 * the press takes no pointer input until the second press of a double click can no longer follow, or a key was
 * pressed, which makes the next press a separate gesture. The rest of the page stays active. Rendered once by the
 * frame around all pages.
 */
export function GestureGuard(): null {
  useEffect(guardGestures, [])
  return null
}

interface Press {
  readonly control: Element
  readonly x: number
  readonly y: number
  /** Time stamp of the event, which a busy page may handle later. */
  readonly at: number
  readonly heardAt: number
}

function guardGestures(): () => void {
  let press: Press | null = null
  /** The last press whose position was covered, and when the second press of a double click can no longer follow. */
  let covered: (Press & { readonly until: number; readonly uncover: () => void }) | null = null
  /** When the last pointerdown happened. */
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
    // Before the next event: on a slow page the second press may already be queued.
    if (press && !press.control.isConnected) return cover()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (press && hasMovedAway(press)) cover()
    })
  }
  const observer = new MutationObserver(look)
  /** Also when a busy page handles it after the cover is gone: its time stamp tells when it was made. */
  const isSecondPress = (event: MouseEvent): boolean => {
    // A change that no frame has shown yet was not the target of this press.
    if (press && began > press.at && hasMovedAway(press)) cover()
    return event.detail > 0 && covered !== null && began <= covered.until && isNear(covered, event)
  }
  const keepFocus = (event: MouseEvent): void => {
    if (isSecondPress(event)) event.preventDefault()
  }
  const note = (event: MouseEvent): void => {
    const { target, detail, clientX: x, clientY: y, timeStamp: at } = event
    if (isSecondPress(event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const control = target instanceof Element ? target.closest(controls) : null
    // Key presses have no position, and the field of a label is pressed by the label's own click.
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
  addEventListener('mousedown', keepFocus, options)
  addEventListener('click', note, options)
  addEventListener('keydown', end, options)
  return () => {
    listening.abort()
    end()
  }
}

/** Whether a click is inside the cover; allows for coordinates that are rounded down. */
function isNear({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean {
  return Math.max(Math.abs(clientX - x), Math.abs(clientY - y)) < reach
}

function hasMovedAway({ control, x, y, heardAt }: Press): boolean {
  if (performance.now() - heardAt > consequences) return false
  const found = document.elementFromPoint(x, y)
  return found?.closest(controls) !== control
}

/**
 * Covers a position, inside of an open dialog if there is one, because elements outside of it take no input. Returns a
 * function that removes the cover.
 */
function coverPlace({ x, y }: Press): () => void {
  const place = document.createElement('div')
  place.className = styles['cover'] ?? ''
  place.style.left = `${x}px`
  place.style.top = `${y}px`
  // Keeps the focus where the change has put it.
  place.addEventListener('pointerdown', (event) => event.preventDefault())
  place.addEventListener('mousedown', (event) => event.preventDefault())
  const dialogs = document.querySelectorAll('dialog:modal')
  ;(dialogs.item(dialogs.length - 1) ?? document.body).append(place)
  const uncover = (): void => place.remove()
  setTimeout(uncover, doubleClick)
  return uncover
}

/**
 * A page of React alone that changes the same elements as ours does at a press: what stays keeps its element, what is
 * new is made, what is gone is removed. What did not change is not rendered again.
 */
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Change, ElementTree, Tree } from './tree.ts'

const text = document.querySelector('#changes')?.textContent ?? ''
const changes = JSON.parse(text) as readonly Change[]

/** The same number for the same content. Found ahead, so that no press pays for it. */
const numbers = new Map<ElementTree, number>()
const byContent = new Map<string, number>()
/** React leaves an element alone that is the same object as before. */
const made = new Map<number, ReactNode>()

function numberAll(trees: readonly Tree[]): void {
  for (const tree of trees) {
    if (typeof tree === 'string') continue
    const content = JSON.stringify(tree)
    const number = byContent.get(content) ?? byContent.size
    byContent.set(content, number)
    numbers.set(tree, number)
    numberAll(tree.children)
  }
}

function elementOf(tree: Tree): ReactNode {
  if (typeof tree === 'string') return tree
  const number = numbers.get(tree) ?? -1
  const known = made.get(number)
  if (known !== undefined) return known
  const { tag, key, props, children } = tree
  const element = createElement(tag, { ...props, key }, ...children.map(elementOf))
  made.set(number, element)
  return element
}

function Page({ trees }: { readonly trees: readonly Tree[] }): ReactNode {
  return trees.map(elementOf)
}

for (const { before, after } of changes) {
  numberAll(before)
  numberAll(after)
}
byContent.clear()

const root = createRoot(document.body)
let next: readonly Tree[] = []

function show(trees: readonly Tree[]): void {
  flushSync(() => root.render(createElement(Page, { trees })))
}

addEventListener('click', () => show(next))
addEventListener('submit', (event) => event.preventDefault())

/** Shows the page as it was before a press. */
function showBefore(index: number): void {
  const { before = [], after = [] } = changes[index] ?? {}
  next = after
  show(before)
}
Object.assign(globalThis, { showBefore })

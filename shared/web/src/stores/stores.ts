/** Client state, shared once in a page. */
export { atom, computed, map } from 'nanostores'
export type {
  Atom,
  MapStore,
  PreinitializedWritableAtom,
  ReadableAtom,
  WritableAtom,
} from 'nanostores'
export { useStore } from '@nanostores/react'

import { browserStorage } from '@darnley/web/storage'
import { atom } from '@darnley/web/stores'

const stored = 'darnley-keys'

/** Whether single keys act: colleagues who dictate, or whose hands tremble, switch them off on their device. */
export const $shortcuts = atom(browserStorage.read(stored) !== 'off')

export function setShortcuts(areOn: boolean): void {
  $shortcuts.set(areOn)
  if (areOn) browserStorage.remove(stored)
  else browserStorage.write(stored, 'off')
}

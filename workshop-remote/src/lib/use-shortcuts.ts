import { useStore } from '@darnley/web/stores'
import { type KeyActions, useKeys } from '@darnley/web/ui/use-keys'
import { $shortcuts } from '#src/stores/shortcuts.ts'

const none: KeyActions = {}

/** Calls the action of a key, unless a field or a dialog has the keys, or the colleague switched them off. */
export function useShortcuts(actions: KeyActions): void {
  useKeys(useStore($shortcuts) ? actions : none)
}

const open: BroadcastChannel[] = []

/** Stands in for BroadcastChannel, so that a test can close the tabs that it opened. */
export class TabChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    open.push(this)
  }
}

/** Closes all tabs: those of one test would hear and answer the messages of the next. */
export function closeTabs(): void {
  for (const channel of open.splice(0)) channel.close()
}

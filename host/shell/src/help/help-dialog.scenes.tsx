import type { Scene } from '@darnley/workbench/scene'
import { inSite } from '#src/testing/in-site.tsx'
import { HelpButton } from './help-button.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { LiveChat } from './live-chat.tsx'

export const closed: Scene = { element: inSite(<HelpButton className={undefined} />) }
export const open: Scene = {
  element: inSite(<HelpDialog open onClose={() => undefined} />),
}
/** The chat's page answers nothing at this address. */
export const chatGone: Scene = { element: inSite(<LiveChat chatUrl="http://localhost:1/" />) }

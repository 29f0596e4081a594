import type { ReactElement } from 'react'
import type { Scene } from '@darnley/workbench/scene'
import { pageConfig } from '#src/client/page-config.ts'
import { HelpButton } from './help-button.tsx'
import { HelpDialog, type HelpSite } from './help-dialog.tsx'
import { LiveChat } from './live-chat.tsx'

/** Reads the page's configuration when it is drawn: the workbench writes it for the brand. */
function InSite({ children }: { children: (site: HelpSite) => ReactElement }): ReactElement {
  return children(pageConfig())
}

export const closed: Scene = {
  element: <InSite>{(site) => <HelpButton site={site} className={undefined} />}</InSite>,
}
export const open: Scene = {
  element: <InSite>{(site) => <HelpDialog site={site} open onClose={() => undefined} />}</InSite>,
}
/** The chat's page answers nothing at this address. */
export const chatGone: Scene = {
  element: (
    <InSite>
      {({ company }) => (
        <LiveChat chatUrl="http://localhost:1/" supportEmail={company.supportEmail} />
      )}
    </InSite>
  ),
}

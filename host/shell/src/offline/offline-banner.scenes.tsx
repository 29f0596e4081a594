import { tellPage } from '@darnley/web/client'
import { loseConnection, type Scene } from '@darnley/workbench/scene'
import { OfflineBanner } from './offline-banner.tsx'

export const connected: Scene = { element: <OfflineBanner />, arrange: () => tellPage('answered') }
/** A call got no answer, and the edge gives none either. */
export const unreached: Scene = {
  element: <OfflineBanner />,
  arrange: () => {
    const fetchOfScene = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      input === '/releases/live' ? loseConnection() : fetchOfScene(input, init)
    tellPage('lost')
  },
}

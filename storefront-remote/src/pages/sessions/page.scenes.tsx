import type { OwnSession } from '@darnley/contract/own-sessions'
import { keepWaiting, loseConnection, type Answers, type Scene } from '@darnley/workbench/scene'
import { beSignedIn } from '#src/testing/orders.ts'
import { Page } from './page.tsx'

const session: OwnSession = {
  id: '6e0c1d36-3c7a-4c0a-9a43-0d5c3ac1c001',
  is_current: true,
  opened_by: 'password',
  device: 'Chrome on Windows',
  shop: null,
  network: '192.0.2.7',
  is_same_network: true,
  signed_in_at: '2026-03-02T10:15:00.000Z',
  last_used_at: '2026-03-02T11:00:00.000Z',
}
const till: OwnSession = {
  ...session,
  id: '6e0c1d36-3c7a-4c0a-9a43-0d5c3ac1c002',
  is_current: false,
  opened_by: 'access_code',
  device: 'Safari on iPad',
  shop: 'Maison Vale',
}
const program: OwnSession = {
  ...till,
  id: '6e0c1d36-3c7a-4c0a-9a43-0d5c3ac1c003',
  opened_by: 'program',
  device: null,
  shop: null,
  is_same_network: false,
}

function answeredBy(list: () => OwnSession[] | Promise<OwnSession[]>): Scene {
  const api: Answers['api'] = {
    'GET /storefront/sessions': list,
    'POST /storefront/end_session': ({ query }) =>
      [session, till, program].filter(({ id }) => id !== query.get('session_id')),
    'POST /storefront/end_other_sessions': () => [session],
  }
  return { element: <Page />, answers: { api }, arrange: beSignedIn }
}

export const several: Scene = answeredBy(() => [session, till, program])
export const thisOne: Scene = answeredBy(() => [session])
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(loseConnection)

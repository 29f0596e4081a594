import type { PersonalData } from '#src/queries/personal-data.ts'
import { refuse, type Answers, type Scene } from '@darnley/workbench/scene'
import { KeptData } from './kept-data.tsx'
import { Page } from './page.tsx'

export const nothing: PersonalData = {
  email: 'amara.osei@example.com',
  orders: [],
  abandoned_baskets: [],
  mailed_links: [],
  enquiries: [],
  account: null,
  shop_orders: [],
  conversations: [],
  messages: [],
  texts_stopped: false,
}

function followed(answers: Answers['api']): Scene {
  return { element: <KeptData token="of-the-mail" />, answers: answers ? { api: answers } : {} }
}

export const asking: Scene = {
  element: <Page />,
  path: '/your-data',
  answers: { api: { 'POST /public/personal_data_request': () => null } },
}
export const kept: Scene = followed({
  'POST /public/personal_data_export': () => ({
    ...nothing,
    account: {
      ...{ name: 'Amara Osei', opened_at: '2026-03-03T10:00:00.000Z' },
      ...{ password_changed_at: null, new_emails: [], signed_in_until: [] },
      ...{ devices: [], phone: null, address: null },
    },
    messages: [{ about: 'order', queued_at: '2026-03-03T10:00:00.000Z', sent_at: null }],
  }),
  'POST /public/personal_data_erasure': () => ({
    orders: 0,
    kept_until_finished: 1,
    baskets: 0,
    abandoned_baskets: 0,
    enquiries: 0,
    accounts: 1,
    shop_orders: 0,
    conversations: 0,
  }),
})
export const empty: Scene = followed({ 'POST /public/personal_data_export': () => nothing })
export const tooOld: Scene = followed({ 'POST /public/personal_data_export': refuse(404) })

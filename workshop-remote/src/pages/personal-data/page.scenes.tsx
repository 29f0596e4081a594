import type { KeptRecords } from '@darnley/contract/workshop-personal-data'
import type { Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { anAction, someActions } from '#src/testing/owner-actions.ts'
import { owner } from '#src/testing/people.ts'
import { Page } from './page.tsx'

const kept: KeptRecords = {
  email: 'amara.osei@example.com',
  names: ['Amara Osei'],
  orders: 3,
  open_orders: 1,
  abandoned_baskets: 0,
  enquiries: 1,
  accounts: 1,
  shop_orders: 0,
  conversations: 2,
  messages: 12,
}

const none = {
  ...{ orders: 0, open_orders: 0, enquiries: 0 },
  ...{ accounts: 0, conversations: 0, messages: 0 },
}

function answeredWith(records: KeptRecords): Scene {
  return {
    element: <Page />,
    path: '/personal-data',
    answers: {
      api: {
        ...frameAnswers,
        'GET /workshop/me': () => owner,
        'GET /workshop/owner_actions': () =>
          someActions([anAction(4, { action: 'personal_data_found', subject: null, details: [] })]),
        'POST /workshop/personal_data/find': () => records,
      },
    },
  }
}

export const begin: Scene = answeredWith(kept)
export const nothing: Scene = answeredWith({ ...kept, ...none, names: [] })

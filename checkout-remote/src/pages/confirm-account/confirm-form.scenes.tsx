import type { Scene } from '@darnley/workbench/scene'
import { ConfirmForm } from './confirm-form.tsx'
import { Page } from './page.tsx'

export const asking: Scene = {
  element: <ConfirmForm token="of-the-mail" onEnd={() => undefined} />,
  answers: { api: { 'POST /public/confirm_registration': () => null } },
}
export const withoutLink: Scene = { element: <Page />, path: '/confirm-account' }

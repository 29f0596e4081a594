import type { SecondStep } from '@darnley/contract/workshop-second-step'
import { keepWaiting, refuse, type Scene } from '@darnley/workbench/scene'
import { frameAnswers } from '#src/testing/desk.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Page } from './page.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

function answeredBy(answer: () => SecondStep | Promise<SecondStep>): Scene {
  return {
    element: <Page />,
    path: '/second-step',
    answers: { api: { ...frameAnswers, 'GET /workshop/second_step': answer } },
  }
}

const secret = {
  uri: 'otpauth://totp/Darnley:tailor%40darnley.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Darnley',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
const codes = Array.from({ length: 10 }, (_, number) => `7Q2M-0ZXV-8KTA-31H${number}`)
const ignore = (): void => undefined

export const off: Scene = (() => {
  let isOn = false
  const scene = answeredBy(() => ({ is_on: isOn, recovery_codes_left: isOn ? 10 : 0 }))
  return {
    ...scene,
    arrange: () => void (isOn = false),
    answers: {
      api: {
        ...scene.answers?.api,
        'POST /workshop/second_step/begin': () => secret,
        'POST /workshop/second_step/confirm': () => {
          isOn = true
          return { recovery_codes: codes }
        },
      },
    },
  }
})()
export const on: Scene = answeredBy(() => ({ is_on: true, recovery_codes_left: 8 }))
export const loading: Scene = answeredBy(keepWaiting)
export const failed: Scene = answeredBy(refuse(503))
export const scanning: Scene = {
  element: <ConfirmForm secret={secret} onCancel={ignore} onDone={ignore} />,
}
export const recoveryCodes: Scene = { element: <RecoveryCodes codes={codes} onKept={ignore} /> }

import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import area from '#src/pages.ts'
import { StaffMenu } from '#src/slots/staff-menu.tsx'

startFrame({
  area,
  modules: import.meta.glob('../src/pages/*/page.tsx', { eager: true }),
  sampleBasket: [anEntry()],
  parts: <StaffMenu />,
})

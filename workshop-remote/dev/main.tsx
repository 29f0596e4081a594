import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import area from '#src/pages.ts'

startFrame({
  area,
  modules: import.meta.glob('../src/pages/*/page.tsx', { eager: true }),
  sampleBasket: [anEntry()],
})

import { useState, type JSX } from 'react'
import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import area from '#src/pages.ts'
import { signIn } from '@darnley/web/session'
import { BasketPanel } from '#src/slots/basket-panel.tsx'
import { fillBasket } from './fill-basket.ts'

/** The seeded account that `npm start` prints. */
const demoStaff = { email: 'staff@maison.example', password: 'needle-and-thread' }

function Parts(): JSX.Element {
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsPanelOpen(true)}>
        panel
      </button>{' '}
      <button type="button" onClick={() => void fillBasket()}>
        put jeans into the basket
      </button>{' '}
      <button type="button" onClick={() => void signIn(demoStaff)}>
        sign in as staff
      </button>
      {isPanelOpen ? <BasketPanel onClose={() => setIsPanelOpen(false)} /> : null}
    </>
  )
}

startFrame({
  area,
  modules: import.meta.glob('../src/pages/*/page.tsx', { eager: true }),
  sampleBasket: [anEntry()],
  parts: <Parts />,
})

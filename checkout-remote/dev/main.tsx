import { useState, type JSX } from 'react'
import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import { signIn } from '@darnley/web/session'
import { BasketPanel } from '#src/exposes/basket-panel.tsx'
import { Page as Basket } from '#src/exposes/basket.tsx'
import { Page as Checkout } from '#src/exposes/checkout.tsx'
import { Page as Order } from '#src/exposes/order.tsx'
import { Page as ThankYou } from '#src/exposes/thank-you.tsx'
import { Page as ValidatePayment } from '#src/exposes/validate-payment.tsx'
import { Page as YourData } from '#src/exposes/your-data.tsx'
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
  pages: {
    '/basket': Basket,
    '/checkout': Checkout,
    '/validate-payment': ValidatePayment,
    '/thank-you': ThankYou,
    '/order': Order,
    '/your-data': YourData,
  },
  sampleBasket: [anEntry()],
  parts: <Parts />,
})

import { StrictMode, useEffect, useState, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { BrowserRouter, Link, useLocation } from 'shared/router'
import { $serviceCount, refreshBasket, signIn } from 'shared/session'
import { useStore } from 'shared/stores'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { Page as Basket } from '#src/exposes/basket.tsx'
import { BasketPanel } from '#src/exposes/basket-panel.tsx'
import { Page as Checkout } from '#src/exposes/checkout.tsx'
import { Page as Order } from '#src/exposes/order.tsx'
import { Page as ThankYou } from '#src/exposes/thank-you.tsx'
import { Page as ValidatePayment } from '#src/exposes/validate-payment.tsx'
import { fillBasket } from './fill-basket.ts'

/** The seeded account that `npm start` prints. */
const demoStaff = { email: 'staff@maison.example', password: 'needle-and-thread' }

const pages: Readonly<Record<string, JSX.Element>> = {
  '/basket': <Basket />,
  '/checkout': <Checkout />,
  '/validate-payment': <ValidatePayment />,
  '/thank-you': <ThankYou />,
  '/order': <Order />,
}

/** The remote's pages in a bare frame: what the host does for them, in as few lines as can be. */
function Frame(): JSX.Element {
  const [isPanelOpen, setIsPanelOpen] = useState(false)
  const count = useStore($serviceCount)
  const { pathname, search } = useLocation()
  useEffect(() => {
    refreshBasket().catch(() => undefined)
  }, [pathname, search])
  return (
    <>
      <nav aria-label="Frame">
        <Link to="/basket">basket</Link> <Link to="/checkout">checkout</Link>{' '}
        <button type="button" onClick={() => setIsPanelOpen(true)}>
          panel ({count})
        </button>{' '}
        <button type="button" onClick={() => void fillBasket()}>
          put jeans into the basket
        </button>{' '}
        <button type="button" onClick={() => void signIn(demoStaff)}>
          sign in as staff
        </button>
      </nav>
      <main>{pages[pathname]}</main>
      {isPanelOpen ? <BasketPanel onClose={() => setIsPanelOpen(false)} /> : null}
    </>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Frame />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

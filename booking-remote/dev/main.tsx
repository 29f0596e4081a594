import { StrictMode, useEffect, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { BrowserRouter, Link, useLocation } from 'shared/router'
import { $basket, $serviceCount, refreshBasket } from 'shared/session'
import { useStore } from 'shared/stores'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { Page as FittingGuide } from '#src/exposes/fitting-guide.tsx'
import { Page as Wizard } from '#src/exposes/wizard.tsx'

const pages: Readonly<Record<string, JSX.Element>> = {
  '/': <Wizard />,
  '/booking': <Wizard />,
  '/fitting-guide': <FittingGuide />,
  '/basket': <BasketAsData />,
}

/** The remote's pages in a bare frame: what the host does for them, in as few lines as can be. */
function Frame(): JSX.Element {
  const { pathname, search } = useLocation()
  const count = useStore($serviceCount)
  useEffect(() => {
    refreshBasket().catch(() => undefined)
  }, [pathname, search])
  return (
    <>
      <nav aria-label="Frame">
        <Link to="/">home</Link> <Link to="/booking">booking</Link>{' '}
        <Link to="/fitting-guide?serviceId=shorten-hem">guide</Link>{' '}
        <Link to="/basket">basket ({count})</Link>
      </nav>
      <main>{pages[pathname]}</main>
    </>
  )
}

function BasketAsData(): JSX.Element {
  return <pre>{JSON.stringify(useStore($basket).entries, null, 2)}</pre>
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

import { StrictMode, useEffect, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { BrowserRouter, Link, useLocation } from 'shared/router'
import { restoreStaff } from 'shared/session'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import type { PageModule } from 'shared/contract/areas'
import { Page as DropOff } from '#src/exposes/customer-drop-off.tsx'
import { Page as Order } from '#src/exposes/order.tsx'
import { Page as Orders } from '#src/exposes/orders.tsx'
import { Page as PasswordReset } from '#src/exposes/password-reset.tsx'
import { Page as SignIn } from '#src/exposes/sign-in.tsx'
import { StaffMenu } from '#src/exposes/staff-menu.tsx'
import { Page as Stores } from '#src/exposes/stores.tsx'

const pages: Readonly<Record<string, PageModule['Page']>> = {
  '/sign-in': SignIn,
  '/password-reset': PasswordReset,
  '/customer-drop-off': DropOff,
  '/storefront/orders': Orders,
  '/storefront/order': Order,
  '/storefront/stores': Stores,
}

/** The remote in a bare frame: what the host does for it, in as few lines as can be. */
function Frame(): JSX.Element {
  const { pathname } = useLocation()
  const Page = pages[pathname]
  useEffect(() => {
    void restoreStaff()
  }, [])
  return (
    <>
      <StaffMenu />
      {Page ? <Page /> : <Link to="/sign-in">sign in</Link>}
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

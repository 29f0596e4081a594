import { StrictMode, useEffect, type JSX } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { BrowserRouter, Link, useLocation } from 'shared/router'
import { restoreStaff } from 'shared/session'
import 'shared/ui/tokens.css'
import 'shared/ui/base.css'
import { Page as SignIn } from '#src/exposes/sign-in.tsx'
import { StaffMenu } from '#src/exposes/staff-menu.tsx'

/** The remote in a bare frame: what the host does for it, in as few lines as can be. */
function Frame(): JSX.Element {
  const { pathname } = useLocation()
  useEffect(() => {
    restoreStaff().catch(() => undefined)
  }, [])
  return (
    <>
      <StaffMenu />
      {pathname === '/sign-in' ? <SignIn /> : <Link to="/sign-in">sign in</Link>}
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

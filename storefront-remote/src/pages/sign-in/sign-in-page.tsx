import { useEffect, type JSX } from 'react'
import { useNavigate, useSearchParams } from 'shared/router'
import { $staff } from 'shared/session'
import { useStore } from 'shared/stores'
import { ButtonLink } from 'shared/ui/button'
import { PageHeading, Panel, Wrap } from 'shared/ui/page'
import { nextPage } from '#src/lib/next-page.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

/** Store sign-in (section 2.8); who is signed in already goes straight on. */
export function SignInPage(): JSX.Element {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const staff = useStore($staff)
  const next = nextPage(query.get('next'))
  const isSignedIn = staff.status === 'signed-in'

  useEffect(() => {
    if (isSignedIn) void navigate(next, { replace: true })
  }, [isSignedIn, navigate, next])

  return (
    <Wrap>
      <div className={styles['page']}>
        <Panel>
          <div className={styles['content']}>
            <PageHeading>Store sign-in</PageHeading>
            <SignInForm />
            <ButtonLink variant="link" to="/password-reset">
              Forgotten your password?
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </Wrap>
  )
}

import { useState, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { useNavigate } from '@darnley/web/router'
import { Button, ButtonLink } from '@darnley/web/ui/button'
import { cookiesAreBlocked } from '@darnley/web/cookies'
import { CookiesNeeded } from '@darnley/web/ui/cookies-needed'
import { Notice } from '@darnley/web/ui/notice'
import { useIsMounted } from '@darnley/web/ui/use-is-mounted'
import { emailFault } from '#src/components/account/email-fault.ts'
import { EmailField } from '#src/components/account/email-field.tsx'
import { PasswordField } from '#src/components/account/password-field.tsx'
import { requestRepairsLink } from '#src/queries/my-repairs.ts'
import { signIn } from '#src/queries/own-account.ts'
import { beginDetails } from '#src/stores/checkout-form.ts'
import { isSignedIn } from '#src/stores/customer-hint.ts'
import { beginSession } from '#src/stores/customer-session.ts'
import { AccountForm } from './account-form.tsx'
import { faults, typedPasswordFault } from './checks.ts'
import { Tick } from '#src/components/account/tick.tsx'
import { useAccountForm } from './use-account-form.ts'

/** Signs in by password, which opens the orders; or asks for the link that needs none. */
export function SignIn(): JSX.Element {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [stays, setStays] = useState(false)
  const [isBlocked, setIsBlocked] = useState(cookiesAreBlocked)
  const form = useAccountForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) =>
      faults({ email: emailFault(email), password: typedPasswordFault(password) }),
    send: async ({ email: typed, password }) => {
      const email = typed.trim()
      const { name } = await signIn({ email, password, stays })
      return { email, name }
    },
    onSent: ({ name, email }) => {
      // Some browsers block cookies and do not say so: the api's is missing.
      if (!isSignedIn()) return setIsBlocked(true)
      beginSession()
      beginDetails({ name, email })
      // A customer who has gone on stays there.
      if (isMounted()) void navigate('/my-repairs')
    },
    keeps: true,
  })
  return (
    <AccountForm
      title="Sign in"
      tone="chalk"
      variant="primary"
      action="Sign in"
      form={form}
      after={<WithoutPassword email={form.field('email').value} />}
    >
      {isBlocked ? (
        <CookiesNeeded
          purpose="keep you signed in"
          more="Or ask for a link below, which needs none."
        />
      ) : null}
      <EmailField label="E-mail" {...form.field('email')} />
      <PasswordField label="Password" name="password" {...form.field('password')} />
      <Tick
        label="Stay signed in"
        hint="For 30 days, or 14 without a visit, on a device of your own. Else until you close the browser."
        checked={stays}
        onChange={setStays}
      />
    </AccountForm>
  )
}

/** What helps without the password. */
function WithoutPassword({ email }: { email: string }): JSX.Element {
  const [isTried, setIsTried] = useState(false)
  const asking = useChange({ mutationFn: requestRepairsLink })
  const isMissing = emailFault(email) !== null
  const ask = (): void => {
    setIsTried(true)
    if (!isMissing) asking.mutate(email.trim())
  }
  return (
    <>
      <Button variant="secondary" wide busy={asking.isPending} onClick={ask}>
        E-mail me a link instead
      </Button>
      {isTried && isMissing ? (
        <Notice tone="error">Enter your e-mail address above, then ask for the link.</Notice>
      ) : null}
      {asking.isError ? (
        <Notice tone="error">We could not send the link just now. Please try again later.</Notice>
      ) : null}
      {asking.isSuccess ? (
        <Notice tone="success">
          Look in your inbox: if we know this address, a link is on its way. It works for an hour.
        </Notice>
      ) : null}
      <ButtonLink variant="link" to="/password-reset">
        Forgotten your password?
      </ButtonLink>
    </>
  )
}

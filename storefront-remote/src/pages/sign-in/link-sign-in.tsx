import { useEffect, useState, type JSX, type SubmitEvent } from 'react'
import { Button } from '@darnley/web/ui/button'
import { RadioCards } from '@darnley/web/ui/radio-cards'
import { Spinner } from '@darnley/web/ui/spinner'
import { enterByLink, enterShop, type Entering, type Shop } from '#src/calls/enter-by-link.ts'
import type { LinkEntry } from '#src/lib/link-entry.ts'
import styles from './page.module.css'

interface LinkSignInProps {
  entry: LinkEntry
  /** Called when the link is invalid: the user signs in with a password. */
  onRefused: () => void
}

/** Signs in with a partner's link; the page continues once signed in. */
export function LinkSignIn({ entry, onRefused }: LinkSignInProps): JSX.Element {
  const [shops, setShops] = useState<readonly Shop[]>([])

  useEffect(() => {
    let isCurrent = true
    // A token works once: strict mode's double effect must not use it up.
    const begin = setTimeout(() => {
      enterByLink(entry).then(
        (entering) => {
          if (isCurrent) setShops(shopsOf(entering))
        },
        () => {
          if (isCurrent) onRefused()
        },
      )
    })
    return () => {
      isCurrent = false
      clearTimeout(begin)
    }
  }, [entry, onRefused])

  if (shops.length === 0 || entry.type === 'token') return <Spinner label="Signing in" />
  return (
    <ShopChoice
      shops={shops}
      onChoose={(id) => {
        setShops([])
        enterShop(entry.code, id).catch(onRefused)
      }}
    />
  )
}

function shopsOf(entering: Entering): readonly Shop[] {
  return entering.type === 'choose-shop' ? entering.shops : []
}

interface ShopChoiceProps {
  shops: readonly Shop[]
  onChoose: (id: string) => void
}

function ShopChoice({ shops, onChoose }: ShopChoiceProps): JSX.Element {
  const [chosen, setChosen] = useState<string | null>(null)
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (chosen) onChoose(chosen)
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <RadioCards
        legend="Which shop are you in?"
        name="shop"
        options={shops.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" wide disabled={chosen === null}>
        Continue
      </Button>
    </form>
  )
}

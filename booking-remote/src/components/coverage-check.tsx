import { useState, type JSX, type SubmitEvent } from 'react'
import { readPostcode } from '@darnley/contract/text/postcode'
import { useQuery } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import {
  coverageOf,
  dropOffPoints,
  fittingPlaces,
  fittingPlacesNear,
} from '#src/queries/coverage.ts'
import styles from './coverage-check.module.css'
import { Points } from './points.tsx'

/** Answers for a postcode how clothes travel from there, and lists the places to go to, the nearest first. */
export function CoverageCheck(): JSX.Element {
  // In the address when it was sent before scripts ran.
  const sent = useSearchParams()[0].get('postcode') ?? ''
  const [text, setText] = useState(sent)
  const [first] = useState(() => readPostcode(sent))
  const [hint, setHint] = useState(sent && first.type === 'error' ? first.hint : undefined)
  const [asked, setAsked] = useState(first.type === 'ok' ? first.postcode : null)
  const coverage = useQuery({ ...coverageOf(asked ?? ''), enabled: asked !== null })
  const points = useQuery(dropOffPoints)
  const places = useQuery(fittingPlaces)
  const nearPlaces = useQuery({ ...fittingPlacesNear(asked ?? ''), enabled: asked !== null })
  const near = coverage.data?.delivery_providers.flatMap(({ point }) => point ?? [])
  const check = (event: SubmitEvent): void => {
    event.preventDefault()
    const read = readPostcode(text)
    setHint(read.type === 'error' ? read.hint : undefined)
    setAsked(read.type === 'ok' ? read.postcode : null)
  }
  return (
    <div className={styles['room']}>
      <div className={styles['coverage']}>
        <form className={styles['form']} action="/where-we-are" onSubmit={check} noValidate>
          <TextField
            label="Your postcode"
            name="postcode"
            value={text}
            onChange={(typed) => {
              setText(typed)
              setHint(undefined)
            }}
            error={hint}
            autoComplete="postal-code"
            autoCapitalize="characters"
            enterKeyHint="search"
            maxLength={20}
          />
          <Button type="submit" variant="secondary" busy={coverage.isFetching}>
            Check
          </Button>
        </form>
        <div role="status">
          {coverage.data ? (
            <p className={styles['answer']}>
              <b>Yes, we come to {coverage.data.postcode}.</b> {travelWords(coverage.data.covered)}
            </p>
          ) : null}
        </div>
        {coverage.isError ? (
          <Notice
            tone="error"
            action={{ label: 'Try again', onSelect: () => void coverage.refetch() }}
          >
            We could not check your postcode. Check your connection.
          </Notice>
        ) : null}
        <Points
          dropOffPoints={near ?? points.data ?? []}
          fittingPlaces={nearPlaces.data ?? places.data ?? []}
        />
      </div>
    </div>
  )
}

function travelWords(hasCouriers: boolean): string {
  const byPost = 'Royal Mail collects from your door, or you hand your parcel in nearby.'
  return hasCouriers ? `Couriers ride at your address. ${byPost}` : byPost
}

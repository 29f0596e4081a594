import type { JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { $staff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { placesQuery } from '#src/queries/places.ts'
import { PlaceList } from './place-list.tsx'
import styles from './page.module.css'

/** All shops and studios, this storefront's own first (section 6). */
export function Page(): JSX.Element {
  const { data, isError, refetch } = useQuery(placesQuery)
  const staff = useStore($staff)
  const own = staff.status === 'signed-in' ? staff.storefront.id : null
  return (
    <Wrap>
      <div className={styles['page']}>
        <PageHeading>Stores and studios</PageHeading>
        {!data && !isError ? <Spinner label="Loading stores" /> : null}
        {!data && isError ? (
          <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
            The stores could not be loaded.
          </Notice>
        ) : null}
        {data ? (
          <>
            <PlaceList
              heading="Stores"
              places={data.stores
                .map((store) => ({ ...store, isOwn: store.storefront_id === own }))
                .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))}
            />
            <PlaceList heading="Studios" places={data.studios} />
          </>
        ) : null}
      </div>
    </Wrap>
  )
}

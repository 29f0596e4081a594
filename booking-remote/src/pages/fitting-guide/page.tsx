import type { JSX } from 'react'
import type { FittingGuide } from '@darnley/contract/content'
import { hasText } from '@darnley/domain/flow'
import { useQuery, type UseQueryResult } from '@darnley/web/query'
import { useSearchParams } from '@darnley/web/router'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading, Wrap } from '@darnley/web/ui/page'
import { Skeleton } from '@darnley/web/ui/skeleton'
import { GuideText } from '#src/components/guide-text.tsx'
import { guideSections } from '#src/lib/guide.ts'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { searchIndex } from '#src/queries/search-index.ts'
import { GuideOffers } from './guide-offers.tsx'
import styles from './page.module.css'

/** How to fit an item for a service (section 2.7); the URL names the service. */
export function Page(): JSX.Element {
  const [params] = useSearchParams()
  const serviceId = params.get('serviceId')
  return (
    <Wrap>
      <div className={styles['page']}>
        <p className={styles['title']}>Fitting Guide</p>
        <PageHeading>Learn how to fit your item.</PageHeading>
        {serviceId ? <Guide serviceId={serviceId} /> : <NoGuide />}
      </div>
    </Wrap>
  )
}

/** Both parts at once: offers that came after the guide would push it down. */
function Guide({ serviceId }: { serviceId: string }): JSX.Element {
  const offers = useQuery(searchIndex)
  const guide = useQuery(fittingGuideOf(serviceId))
  if (offers.isPending || guide.isPending) return <Skeleton height={240} />
  return (
    <>
      <GuideOffers serviceId={serviceId} index={offers.data} />
      <Sections
        query={guide}
        onRetry={() => {
          if (offers.isError) void offers.refetch()
          void guide.refetch()
        }}
      />
    </>
  )
}

interface SectionsProps {
  query: UseQueryResult<FittingGuide | null>
  onRetry: () => void
}

function Sections({ query, onRetry }: SectionsProps): JSX.Element {
  if (query.isError) {
    return (
      <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
        We could not load the fitting guide. Check your connection.
      </Notice>
    )
  }
  const sections = guideSections.flatMap(({ part, heading }) => {
    const document = query.data?.[part]
    return hasText(document) ? [{ part, heading, document }] : []
  })
  if (sections.length === 0) return <NoGuide />
  return (
    <>
      {sections.map(({ part, heading, document }) => (
        <details key={part} className={styles['section']}>
          <summary className={styles['summary']}>
            <h2>{heading}</h2>
            <Icon name="chevron-down" />
          </summary>
          <div className={styles['body']}>
            <GuideText document={document} />
          </div>
        </details>
      ))}
    </>
  )
}

function NoGuide(): JSX.Element {
  return <Notice tone="info">There is no fitting guide for this service yet.</Notice>
}

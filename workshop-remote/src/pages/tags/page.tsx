import { useEffect, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Frame } from '#src/components/frame/frame.tsx'
import { tagsQuery } from '#src/queries/garment.ts'
import styles from './page.module.css'
import { Tag } from './tag.tsx'

/** A tag for each garment of an order, on labels of 62 mm or on A4. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  const id = params.id ?? ''
  const { data: tags, isError, refetch } = useQuery(tagsQuery(id))
  usePrintingOnArrival(tags !== undefined && tags.length > 0)
  return (
    <Frame section="desk">
      <div className={styles['head']}>
        <Link className={styles['back']} to={`/order/${id}`}>
          <Icon name="arrow-left" size={18} />
          The order
        </Link>
        <PageHeading>Tags</PageHeading>
        {tags && tags.length > 0 ? (
          <Button onClick={() => void printAll()}>
            {tags.length === 1 ? 'Print the tag' : `Print ${tags.length} tags`}
          </Button>
        ) : null}
      </div>
      {!tags && !isError ? <Spinner label="Loading the tags" /> : null}
      {!tags && isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The tags could not be loaded.
        </Notice>
      ) : null}
      {tags?.length === 0 ? <p>No garment of this order is here yet.</p> : null}
      <div className={styles['tags']}>
        {tags?.map((tag) => (
          <Tag key={tag.code} tag={tag} />
        ))}
      </div>
    </Frame>
  )
}

/** Opens the dialog at once when the page was opened to print (`#print`), as after a check-in. */
function usePrintingOnArrival(isReady: boolean): void {
  useEffect(() => {
    if (isReady && location.hash === '#print') void printAll()
  }, [isReady])
}

/** Opens the dialog when all QR codes are there. */
async function printAll(): Promise<void> {
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  print()
}

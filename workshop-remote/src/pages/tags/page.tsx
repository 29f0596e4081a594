import { useEffect, useRef, type JSX } from 'react'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { PageHeading } from '@darnley/web/ui/page'
import { Spinner } from '@darnley/web/ui/spinner'
import { Segments } from '#src/components/form/segments.tsx'
import { Frame } from '#src/components/frame/frame.tsx'
import { tagsQuery } from '#src/queries/garment.ts'
import styles from './page.module.css'
import { usePageSize, usePaper, type Paper } from './paper.ts'
import { Tag } from './tag.tsx'

const papers = [
  { value: 'label', label: '62 mm label' },
  { value: 'sheet', label: 'A4 sheet' },
] as const satisfies readonly { value: Paper; label: string }[]

/** A tag for each garment of an order, on labels of 62 mm or on A4, eight a sheet. */
export function Page({ params }: { params: { id?: string } }): JSX.Element {
  const id = params.id ?? ''
  const { data: tags, isError, refetch } = useQuery(tagsQuery(id))
  const [paper, setPaper] = usePaper()
  const list = useRef<HTMLDivElement>(null)
  usePageSize(paper, list)
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
          <span className={styles['tools']}>
            <Segments
              legend="Paper"
              hideLegend
              joined
              options={papers}
              value={paper}
              onChange={setPaper}
            />
            <Button onClick={() => void printAll()}>
              {tags.length === 1 ? 'Print the tag' : `Print ${tags.length} tags`}
            </Button>
          </span>
        ) : null}
      </div>
      {!tags && !isError ? <Spinner label="Loading the tags" /> : null}
      {!tags && isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The tags could not be loaded.
        </Notice>
      ) : null}
      {tags?.length === 0 ? <p>No garment of this order is here yet.</p> : null}
      <div ref={list} className={styles['tags']} data-paper={paper}>
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

import { useEffect, useState, type JSX } from 'react'
import { createPortal } from 'react-dom'
import type { StorefrontOrder } from '@darnley/contract/storefront-orders'
import { apiUrl } from '@darnley/web/client'
import { useSearchParams } from '@darnley/web/router'
import { Button, buttonClass } from '@darnley/web/ui/button'
import styles from './page.module.css'
import { OrderSlip } from './order-slip.tsx'
import { Tags } from './tags.tsx'

/** Prints a tag for each garment, the order's QR code on a slip for the bag, and the postage label if there is one. */
export function Printing({ order }: { order: StorefrontOrder }): JSX.Element {
  const { paper, printOn } = usePaper()
  const code = apiUrl(`/storefront/order_qr_code?order_id=${order._id}`)
  const { length } = order.items
  return (
    <div className={styles['section']}>
      <h2>Tags, QR code and label</h2>
      <Code src={code} number={order.collection_ref} />
      <Button variant="secondary" onClick={() => printOn('tags')}>
        {length === 1 ? 'Print tag' : `Print ${length} tags`}
      </Button>
      <Button variant="secondary" onClick={() => printOn('slip')}>
        Print QR code
      </Button>
      {order.royal_mail_label_url ? (
        <a
          className={buttonClass('secondary')}
          href={order.royal_mail_label_url}
          target="_blank"
          rel="noreferrer"
        >
          Print postage label
        </a>
      ) : null}
      {createPortal(
        paper === 'tags' ? (
          <Tags order={order} code={code} />
        ) : (
          <OrderSlip order={order} code={code} />
        ),
        document.body,
      )}
    </div>
  )
}

type Paper = 'slip' | 'tags'

interface PaperToPrint {
  readonly paper: Paper
  readonly printOn: (paper: Paper) => void
}

/** What this page prints: the slip, until tags are asked for, here or by the page that led here (`?print=tags`). */
function usePaper(): PaperToPrint {
  const [query] = useSearchParams()
  const isAskedFor = query.get('print') === 'tags'
  const [asked, setAsked] = useState<{ readonly paper: Paper } | null>(
    isAskedFor ? { paper: 'tags' } : null,
  )
  useEffect(() => {
    if (asked) void printAll()
  }, [asked])
  return { paper: asked?.paper ?? 'slip', printOn: (paper) => setAsked({ paper }) }
}

/** Opens the dialog when all of the paper is rendered, its QR codes too. */
async function printAll(): Promise<void> {
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
  print()
}

function Code({ src, number }: { src: string; number: string }): JSX.Element {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing)
    return (
      <Button
        variant="link"
        onClick={() => {
          setIsMissing(false)
          setAttempt(attempt + 1)
        }}
      >
        The QR code could not be loaded. Try again
      </Button>
    )
  return (
    <img
      key={attempt}
      className={styles['code']}
      src={src}
      width={180}
      height={180}
      alt={`QR code of order ${number}`}
      onError={() => setIsMissing(true)}
    />
  )
}

import type { JSX } from 'react'
import { Button } from '@darnley/web/ui/button'
import type { PersonalData } from '#src/queries/personal-data.ts'

export function DataSummary({ data }: { data: PersonalData }): JSX.Element {
  return (
    <>
      <p>
        This is what we keep about <strong>{data.email}</strong>:
      </p>
      <ul>
        {rowsOf(data).map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <p>
        The copy holds all of it: names, addresses, what you wrote and every e-mail and text message
        we sent.
      </p>
      <Button variant="secondary" wide onClick={() => download(data)}>
        Download a copy
      </Button>
    </>
  )
}

function rowsOf(data: PersonalData): string[] {
  const { orders, abandoned_baskets: baskets, enquiries, account, shop_orders: shop } = data
  const rows = [
    count(orders.length, 'order', 'orders'),
    count(baskets.length, 'basket that was not ordered', 'baskets that were not ordered'),
    count(enquiries.length, 'message to us', 'messages to us'),
    account ? `Your account, in the name of ${account.name}` : null,
    count(shop.length, 'order at a partner shop', 'orders at partner shops'),
    count(data.conversations.length, 'conversation with us', 'conversations with us'),
    count(
      data.messages.length,
      'e-mail or text message to you',
      'e-mails and text messages to you',
    ),
  ]
  const found = rows.filter((row) => row !== null)
  return found.length > 0 ? found : ['Nothing']
}

const count = (number: number, one: string, many: string): string | null =>
  number === 0 ? null : `${number} ${number === 1 ? one : many}`

function download(data: PersonalData): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'your-data.json'
  link.click()
  URL.revokeObjectURL(url)
}

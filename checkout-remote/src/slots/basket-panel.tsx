import type { JSX } from 'react'
import type { BasketPanelProps } from '@darnley/web/areas'
import { formatMoney } from '@darnley/domain/money'
import { subtotal } from '@darnley/domain/pricing'
import { $basket } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { Drawer } from '@darnley/web/ui/dialog'
import { $shop } from '#src/stores/shop.ts'
import { BasketLines } from '#src/components/basket-lines.tsx'
import styles from './basket-panel.module.css'
import { BasketFailed, BasketLoading } from '#src/components/basket-state.tsx'
import { EmptyBasket } from '#src/components/empty-basket.tsx'

/** The basket as a side panel on any page (section 2.1). */
export function BasketPanel({ onClose }: BasketPanelProps): JSX.Element {
  const { entries } = useStore($basket)
  return (
    <Drawer
      label="Your basket"
      open
      onClose={onClose}
      footer={entries.length > 0 ? <PanelFooter onClose={onClose} /> : null}
    >
      <PanelBody />
    </Drawer>
  )
}

function PanelBody(): JSX.Element {
  const { status, entries } = useStore($basket)
  const { locale } = useStore($shop)
  if (status === 'failed') return <BasketFailed />
  if (status === 'loading') return <BasketLoading />
  return entries.length > 0 ? (
    <BasketLines entries={entries} locale={locale} brief />
  ) : (
    <EmptyBasket />
  )
}

function PanelFooter({ onClose }: BasketPanelProps): JSX.Element {
  const { entries } = useStore($basket)
  const { locale } = useStore($shop)
  return (
    <>
      <p className={styles['subtotal']}>
        <span>Subtotal</span>
        <span>{formatMoney(subtotal(entries), locale)}</span>
      </p>
      <ButtonLink to="/basket" wide onClick={onClose}>
        Manage your basket
      </ButtonLink>
    </>
  )
}

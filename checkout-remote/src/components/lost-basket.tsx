import type { JSX } from 'react'
import { useStore } from '@darnley/web/stores'
import { ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { rememberedBasket } from '#src/stores/remember-basket.ts'
import { $shop } from '#src/stores/shop.ts'
import styles from './lost-basket.module.css'

/** Replaces a basket whose cookie is gone: explains what happened, and how to restore it. */
export function LostBasket(): JSX.Element {
  const { bookingPath } = useStore($shop)
  const id = rememberedBasket()
  return (
    <div className={styles['lost']}>
      <Notice tone="error">
        We can’t show your basket any more: your browser has lost the cookie that keeps it, as
        happens when cookies are cleared. What you typed at checkout is kept.{' '}
        {id ? 'We can bring your items back.' : 'Please add your items again.'}
      </Notice>
      {id ? (
        <ButtonLink to={`/basket?restore=${encodeURIComponent(id)}`}>
          Bring my items back
        </ButtonLink>
      ) : null}
      <ButtonLink to={bookingPath} variant={id ? 'secondary' : 'primary'}>
        Add a new item
      </ButtonLink>
    </div>
  )
}

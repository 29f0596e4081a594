import { ExpressCheckoutElement } from '@stripe/react-stripe-js'
import { useState, type JSX } from 'react'
import styles from './payment.module.css'

interface WalletsProps {
  /** Called after the user agreed in the wallet, to confirm the payment. */
  onConfirm: () => void
}

const options = { buttonHeight: 52 }

/** Apple Pay, Google Pay and so on, where browser and key support them; otherwise renders nothing. */
export function Wallets({ onConfirm }: WalletsProps): JSX.Element {
  const [isOffered, setIsOffered] = useState(false)
  return (
    <div className={isOffered ? styles['wallets'] : styles['noWallets']}>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods }) => setIsOffered(Boolean(availablePaymentMethods))}
        onLoadError={() => setIsOffered(false)}
        onConfirm={onConfirm}
      />
      {isOffered ? <p className={styles['or']}>or pay by card</p> : null}
    </div>
  )
}

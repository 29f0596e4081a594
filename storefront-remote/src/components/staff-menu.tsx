import { useState, type JSX } from 'react'
import { Link } from 'shared/router'
import { $staff } from 'shared/session'
import { useStore } from 'shared/stores'
import { Drawer } from 'shared/ui/dialog'
import { Icon } from 'shared/ui/icon'
import { LogOut } from './log-out.tsx'
import styles from './staff-menu.module.css'

/** The slide-out menu of a partner's staff (section 2.1). Log out is there only when a storefront is. */
export function StaffMenu(): JSX.Element {
  const [open, setOpen] = useState(false)
  const staff = useStore($staff)
  const isSignedIn = staff.status === 'signed-in'
  const close = (): void => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles['button']}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Drawer label={isSignedIn ? staff.storefront.name : 'Menu'} open={open} onClose={close}>
        <nav aria-label="Staff">
          <ul>
            <li>
              <Link className={styles['entry']} to="/basket" onClick={close}>
                <Icon name="bag" />
                Basket
              </Link>
            </li>
            {isSignedIn ? (
              <li>
                <LogOut onDone={close} />
              </li>
            ) : null}
          </ul>
        </nav>
      </Drawer>
    </>
  )
}

import { useState, type JSX } from 'react'
import { Link } from '@darnley/web/router'
import { $staff } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Drawer } from '@darnley/web/ui/dialog'
import { Icon, type IconName } from '@darnley/web/ui/icon'
import { LogOut } from '#src/components/log-out.tsx'
import styles from './staff-menu.module.css'
import { useSessionWatch } from '#src/components/use-session-watch.ts'

/**
 * The slide-out menu of a partner's staff (section 2.1); none for visitors who are signed out. Log out is shown only
 * with a storefront.
 */
export function StaffMenu(): JSX.Element | null {
  useSessionWatch()
  const [open, setOpen] = useState(false)
  const staff = useStore($staff)
  const isSignedIn = staff.status === 'signed-in'
  const close = (): void => setOpen(false)
  if (staff.status === 'signed-out') return null
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
      <Drawer
        side="left"
        label={isSignedIn ? staff.storefront.name : 'Menu'}
        open={open}
        onClose={close}
      >
        <nav aria-label="Staff">
          <ul>
            <Entry icon="plus" to="/storefront/booking" onFollow={close}>
              New order
            </Entry>
            <Entry icon="bag" to="/basket" onFollow={close}>
              Basket
            </Entry>
            <li>
              {/* A full navigation, because only the page's own document may use the camera. */}
              <a className={styles['entry']} href="/customer-drop-off">
                <Icon name="video" />
                Customer drop-off
              </a>
            </li>
            {isSignedIn ? (
              <>
                <Entry icon="truck" to="/storefront/orders" onFollow={close}>
                  Orders
                </Entry>
                <Entry icon="clock" to="/storefront/fittings" onFollow={close}>
                  Fittings
                </Entry>
                <Entry icon="pin" to="/storefront/stores" onFollow={close}>
                  Stores and studios
                </Entry>
                <Entry icon="shield" to="/storefront/sessions" onFollow={close}>
                  Where you are signed in
                </Entry>
              </>
            ) : null}
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

interface EntryProps {
  icon: IconName
  to: string
  onFollow: () => void
  children: string
}

function Entry({ icon, to, onFollow, children }: EntryProps): JSX.Element {
  return (
    <li>
      <Link className={styles['entry']} to={to} onClick={onFollow}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  )
}

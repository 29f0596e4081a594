import { startFrame } from '@darnley/web/frame'
import { anEntry } from '@darnley/testing/basket'
import { Page as DropOff } from '#src/exposes/customer-drop-off.tsx'
import { Page as Order } from '#src/exposes/order.tsx'
import { Page as Orders } from '#src/exposes/orders.tsx'
import { Page as PasswordReset } from '#src/exposes/password-reset.tsx'
import { Page as Sessions } from '#src/exposes/sessions.tsx'
import { Page as SignIn } from '#src/exposes/sign-in.tsx'
import { StaffMenu } from '#src/exposes/staff-menu.tsx'
import { Page as Stores } from '#src/exposes/stores.tsx'

startFrame({
  pages: {
    '/sign-in': SignIn,
    '/password-reset': PasswordReset,
    '/customer-drop-off': DropOff,
    '/storefront/orders': Orders,
    '/storefront/order': Order,
    '/storefront/stores': Stores,
    '/storefront/sessions': Sessions,
  },
  sampleBasket: [anEntry()],
  parts: <StaffMenu />,
})

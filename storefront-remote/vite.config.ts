import { defineRemote } from '@darnley/releases/build'

export default defineRemote({
  name: 'storefront',
  exposes: {
    './sign-in': './src/exposes/sign-in.tsx',
    './password-reset': './src/exposes/password-reset.tsx',
    './customer-drop-off': './src/exposes/customer-drop-off.tsx',
    './orders': './src/exposes/orders.tsx',
    './order': './src/exposes/order.tsx',
    './stores': './src/exposes/stores.tsx',
    './sessions': './src/exposes/sessions.tsx',
    './staff-menu': './src/exposes/staff-menu.tsx',
  },
})

import { defineRemote } from '@darnley/releases/build'

export default defineRemote({
  name: 'checkout',
  exposes: {
    './basket': './src/exposes/basket.tsx',
    './checkout': './src/exposes/checkout.tsx',
    './validate-payment': './src/exposes/validate-payment.tsx',
    './thank-you': './src/exposes/thank-you.tsx',
    './order': './src/exposes/order.tsx',
    './password-reset': './src/exposes/password-reset.tsx',
    './confirm-account': './src/exposes/confirm-account.tsx',
    './your-data': './src/exposes/your-data.tsx',
    './basket-panel': './src/exposes/basket-panel.tsx',
  },
  firstScreens: { '/basket': './basket', '/checkout': './checkout' },
})

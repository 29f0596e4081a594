import { defineRemote } from '../tools/release/vite/remote.ts'

export default defineRemote({
  name: 'storefront',
  exposes: {
    './sign-in': './src/exposes/sign-in.tsx',
    './staff-menu': './src/exposes/staff-menu.tsx',
  },
})

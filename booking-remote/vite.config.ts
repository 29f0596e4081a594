import { defineRemote } from '@darnley/releases/build'

export default defineRemote({
  name: 'booking',
  exposes: {
    './wizard': './src/exposes/wizard.tsx',
    './fitting-guide': './src/exposes/fitting-guide.tsx',
  },
  firstScreens: { '/': './wizard', '/booking': './wizard' },
})

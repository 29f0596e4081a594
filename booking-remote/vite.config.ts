import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

export default defineRemote(area, import.meta.dirname, {
  later:
    /\/web\/src\/client\/(?:client|shop-clock)$|\/lib\/(?:offers|search\/words)$|\/(?:ui\/rich-text|components\/guide-text)$/,
})

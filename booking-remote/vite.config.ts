import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

export default defineRemote(area, import.meta.dirname, {
  later:
    /\/web\/src\/client\/(?:client|shop-clock)$|\/domain\/src\/(?:opening-hours\/|name-in-sentence\/|pricing\/fees$|rich-text\/pictures$|turnaround\/day$)|\/lib\/(?:offers|additions|fee-words|sewing-place|search\/words)$|\/ui\/(?:rich-text|text-field|text-length)$|\/components\/(?:guide-text|questions|coverage-check|points|price-row)$|\/assets\/fitting-measure\.svg|\/contract\/src\/text\/postcode$|\/queries\/(?:fees|price-list|frequent-questions|coverage)$/,
})

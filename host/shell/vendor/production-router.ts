import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Alias } from 'vite'

const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))

/** Leads to the router's production build, where the package's own conditions lead to its development build. */
export const productionRouter: Alias = {
  find: /^react-router$/,
  replacement: join(resolve('react-router'), '../../production/index.mjs'),
}

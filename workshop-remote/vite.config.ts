import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

export default defineRemote(area, import.meta.dirname)

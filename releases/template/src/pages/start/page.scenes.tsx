import type { Scene } from '@darnley/workbench/scene'
import { Page } from './page.tsx'

export const shown: Scene = { element: <Page />, path: '/__area__' }

import type { ReactElement } from 'react'
import type { QueryClient } from '@darnley/web/query'
import type { Answers } from './answers.ts'

export { whileAt } from './while-at.tsx'
export {
  keepWaiting,
  loseConnection,
  refuse,
  streamOn,
  type Answers,
  type Sent,
} from './answers.ts'

/** A component in one state. Exported by name from a `*.scenes.tsx` file beside the component. */
export interface Scene {
  readonly element: ReactElement
  /** Fills stores and query cache before the component is drawn. */
  readonly arrange?: (cache: QueryClient) => void
  readonly answers?: Answers
  /** Where the page is, with its query; `/` by default. */
  readonly path?: string
}

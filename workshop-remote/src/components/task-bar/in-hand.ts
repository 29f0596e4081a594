import { createContext } from 'react'
import type { TaskInHand } from '@darnley/contract/workshop-garments'

/** The task that the bar below shows, so that a page need not offer its steps again. */
export const InHand = createContext<TaskInHand | null>(null)

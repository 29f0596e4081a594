import { createContext, type ReactNode } from 'react'
import type { Checkout } from '../use-checkout.ts'

/** Says the days beside a step's button; null until the later steps are loaded. */
export const DaysPart = createContext<((checkout: Checkout) => ReactNode) | null>(null)

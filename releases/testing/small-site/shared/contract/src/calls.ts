import { getBasket, pay } from './basket.ts'

export const calls = { 'GET /basket': getBasket, 'POST /pay': pay }
export type Calls = typeof calls

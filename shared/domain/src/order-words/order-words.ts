/** How staff read an order: its status, and what the customer said about the work. */
export { receiptKinds, receiptName } from './receipt-words.ts'
export { statusInSentence, statusName, statusTone, type StatusTone } from './status-words.ts'
export { workLines } from './work-words.ts'

/** The release code that a page needs after its start, as one file. */
export { reloadIntoNewSet } from './new-set.ts'
export { reportFailure } from './report-failure.ts'
export { arriveAt } from './set-keeper.ts'

/** What keeps prices from being changed, in words for the editor. */
export class PriceFaults extends Error {
  readonly status: number
  readonly faults: readonly string[]

  constructor(status: number, faults: readonly string[]) {
    super(faults.join(' '))
    this.status = status
    this.faults = faults
  }
}

import pg from 'pg'

type GiveBack = (error?: Error | boolean) => void

/**
 * A client that gives itself back to its pool when its connection ends while it is in use. Not every holder does: Drizzle
 * keeps a client whose `begin` fails, Payload one for each connection that was reset, and a pool that lost all of its
 * clients in this way neither serves nor ends. To give back a client twice is no error here.
 */
export class PooledClient extends pg.Client {
  #giveBack: GiveBack | null = null

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The next statement fails. Without a listener the loss of a client in use would end the process.
    this.on('error', () => undefined)
    this.once('end', () => this.release())
  }

  /** Written by the pool each time that the client is taken. */
  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack
  }

  get release(): GiveBack {
    return (error) => {
      const giveBack = this.#giveBack
      this.#giveBack = null
      giveBack?.(error)
    }
  }
}

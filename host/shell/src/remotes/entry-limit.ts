interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Returns the milliseconds that a remote's entry may take; more on a connection that reports itself as slow. */
export function entryLimit(connection: Connection | undefined = currentConnection()): number {
  const slow =
    connection?.saveData === true || /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '')
  return slow ? 20_000 : 8_000
}

function currentConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}

import { findFreeBase } from '@darnley/tools/ports'

interface MachinePorts {
  readonly postgres: number
  readonly patroni: number
  readonly api: number
  readonly content: number
  readonly edge: number
}

export interface Ports {
  readonly one: MachinePorts
  readonly two: MachinePorts
  readonly etcd: number
  readonly etcdPeer: number
  readonly pgbouncer: number
  /** HAProxy's, before the databases and the parts. */
  readonly primary: number
  readonly replica: number
  readonly content: number
  readonly site: number
  readonly bucket: number
  readonly sandbox: number
  readonly smtp: number
  /** The sandbox's own server. */
  readonly outside: number
}

/** Returns free ports for everything, all on one machine. */
export async function findPorts(): Promise<Ports> {
  const base = await findFreeBase(24_000)
  const machine = (at: number): MachinePorts => ({
    ...{ postgres: at, patroni: at + 1, api: at + 2, content: at + 3, edge: at + 4 },
  })
  return {
    ...{ one: machine(base + 10), two: machine(base + 20) },
    ...{ etcd: base + 30, etcdPeer: base + 31, pgbouncer: base + 32 },
    ...{ primary: base + 40, replica: base + 41, content: base + 42, site: base + 43 },
    ...{ bucket: base + 50, sandbox: base + 60, smtp: base + 61, outside: base + 62 },
  }
}

import { cpus } from 'node:os'

interface Flows {
  readonly flowsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMsPerFlow: number | null
}

interface Visit {
  readonly scriptRequests: number
  readonly scriptKilobytes: number
  readonly painted: number
  readonly shown: number
}

interface Crowd {
  readonly requestsPerSecond: number
  readonly p50: number
  readonly p99: number
}

export interface Measured {
  readonly flows: { readonly one: Flows; readonly eight: Flows }
  /** By variant and path, for instance `federated /`. */
  readonly visits: Readonly<Record<string, Visit>>
  readonly catalogue: {
    /** Mean number of processes that wanted a core when the measurement began. */
    readonly load: number
    readonly cachedListThroughEdge: Crowd
    readonly cachedListFromContent: Crowd
    readonly itemsOfACategoryUncached: { readonly p50: number; readonly p99: number }
  }
  readonly runs: string
  readonly seconds: string
}

/** The page docs/bench.md: one run, ratios first, because machines differ. */
export function report({ flows, visits, catalogue, runs, seconds }: Measured): string {
  const paths = ['/', '/checkout']
  return `# Bench

Written by \`npm run bench\`. Times are one machine's on one day (${cpus().length} cores, Node ${process.versions.node}): the ratios are what to hold. Bytes and requests are gated in \`npm test\`. The limit of writes an address is switched off, because all flows come from one.

## First visit

Chromium, empty cache, slow 4G, a quarter of the processor; median of ${runs}, interleaved. "Plain" is the same source built as one single-page application and served with the same head.

| page | variant | JS requests | JS kB (brotli) | shell painted, ms | page shown, ms | shown against plain |
|---|---|---|---|---|---|---|
${paths.flatMap((path) => ['federated', 'plain'].map((variant) => visitRow(visits, { path, variant }))).join('\n')}

Marks: at most 110 kB of JS on \`/\`.

## The api's guest flow

A new visitor's basket, two updates, the basket again, delivery providers, checkout (with its payment intent), the payment's signed webhook, validation, order details: nine calls, ${seconds} s each, PostgreSQL with fsync on, the sandbox standing in for the payment provider. The load, the sandbox, PostgreSQL and the api share the same cores.

| clients | flows/s | p50, ms | p99, ms | the api's own CPU a flow, ms |
|---|---|---|---|---|
${flowRow(1, flows.one)}
${flowRow(8, flows.eight)}

Marks: at least 100 flows/s at 8 clients on 2 cores.

## The catalogue

50 connections for the cached list of categories; then a catalogue of 10,000 items in 250 categories with 100,000 links to services, whose categories are asked for one after another, each for the first time. Load when it began: ${catalogue.load}.

| what | requests/s | p50, ms | p99, ms |
|---|---|---|---|
${crowdRow('cached list through the edge', catalogue.cachedListThroughEdge)}
${crowdRow('cached list from the content service', catalogue.cachedListFromContent)}
${crowdRow("a category's items, uncached", catalogue.itemsOfACategoryUncached)}

Marks: at least 5,000 requests/s and p99 <= 10 ms for the cached list, p50 <= 50 ms uncached.
`
}

function visitRow(
  visits: Measured['visits'],
  { path, variant }: { path: string; variant: string },
): string {
  const visit = visits[`${variant} ${path}`]
  const plain = visits[`plain ${path}`]
  if (!visit || !plain) throw new Error(`The bench did not measure ${variant} ${path}`)
  const ratio = (visit.shown / plain.shown).toFixed(2)
  const { scriptRequests, scriptKilobytes, painted, shown } = visit
  const cells = [`\`${path}\``, variant, scriptRequests, scriptKilobytes, painted, shown, ratio]
  return `| ${cells.join(' | ')} |`
}

function flowRow(clients: number, flows: Flows): string {
  const { flowsPerSecond, p50Ms, p99Ms, cpuMsPerFlow } = flows
  return `| ${[clients, flowsPerSecond, p50Ms, p99Ms, cpuMsPerFlow ?? '-'].join(' | ')} |`
}

function crowdRow(
  what: string,
  result: { readonly requestsPerSecond?: number; readonly p50: number; readonly p99: number },
): string {
  const perSecond =
    result.requestsPerSecond === undefined ? '-' : Math.round(result.requestsPerSecond)
  return `| ${[what, perSecond, result.p50, result.p99].join(' | ')} |`
}

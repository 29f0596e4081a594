import { cpus } from 'node:os'

interface Latency {
  readonly p50Ms: number
  readonly p99Ms: number
}

interface Flows extends Latency {
  readonly flowsPerSecond: number
  readonly perSecondOfRounds: readonly number[]
  readonly cpuMsPerFlow: Readonly<Record<'api' | 'sandbox' | 'postgres' | 'client', number>>
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
  /** Load average when the measurement of flows began. */
  readonly load: number
  readonly flows: {
    readonly one: Flows
    readonly eight: Flows
    /** Resident memory of the api in MB afterwards. */
    readonly apiMemory: { readonly now: number; readonly peak: number }
  }
  readonly baskets: { readonly read: Latency; readonly update: Latency }
  readonly staffList: { readonly orders: number; readonly pages: Readonly<Record<string, Latency>> }
  /** By variant and path, for instance `federated /`. */
  readonly visits: Readonly<Record<string, Visit>>
  readonly catalogue: {
    /** Load average when the measurement began. */
    readonly load: number
    readonly cachedListThroughEdge: Crowd
    readonly cachedListFromContent: Crowd
    readonly itemsOfACategoryUncached: { readonly p50: number; readonly p99: number }
  }
  readonly runs: string
  readonly seconds: string
}

/** From profiles (`node --cpu-prof`, pg_stat_statements): update it when the flow changes. */
const WHERE_TIME_GOES = `Where the time goes: a flow is nine calls, and costs the api 12 statements and the sandbox 6. Two fifths of the api's CPU are system calls that write (to PostgreSQL, to callers, to the mail server), so what counts is how often each is spoken to: a checkout is one read and two writes, the news of a payment one read and one write, hot statements are prepared by name, mails of a moment are claimed and marked together. The rest is drizzle (a tenth), Fastify and node:http, the checks of the contract, and the e-mail. In PostgreSQL the three writes of an order row cost most, because each makes entries in its indexes: unpaid orders stand in none of the staff's.`

/** The page docs/bench.md: one run, ratios first, because machines differ. */
export function report(measured: Measured): string {
  const { flows, visits, baskets, staffList, catalogue, runs, seconds } = measured
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

A new visitor's basket, two updates, the basket again, delivery providers, checkout (with its payment intent), the payment's signed webhook, validation, order details: nine calls; the best of three rounds of ${seconds} s, because whatever else the machine does only takes away. PostgreSQL with fsync on, the sandbox stands in for the payment provider. The load, the sandbox, PostgreSQL and the api share the same cores. Load when it began: ${measured.load}.

| clients | flows/s | p50, ms | p99, ms | CPU a flow, ms: api | sandbox | PostgreSQL | load | all |
|---|---|---|---|---|---|---|---|---|
${flowRow(1, flows.one)}
${flowRow(8, flows.eight)}

The rounds: ${flows.one.perSecondOfRounds.join(', ')} a second at one client, ${flows.eight.perSecondOfRounds.join(', ')} at eight.

The api then holds ${flows.apiMemory.now} MB (at most ${flows.apiMemory.peak} MB so far).

Marks on 2 cores: at least 200 flows/s at 8 clients with at most 8 ms of the api's CPU each, p50 <= 15 ms at one, at most 200 MB.

${WHERE_TIME_GOES}

## A basket of two garments

100 requests a second at even times, each measured from when it was due, ${seconds} s each.

| call | p50, ms | p99, ms |
|---|---|---|
${latencyRow('read', baskets.read)}
${latencyRow('update', baskets.update)}

Marks: p99 <= 5 ms for a read, <= 15 ms for an update.

## The staff's list among ${staffList.orders.toLocaleString('en')} orders

Pages of 50 of a storefront that has half of them, one after another.

| page | p50, ms | p99, ms |
|---|---|---|
${Object.entries(staffList.pages)
  .map(([name, latency]) => latencyRow(name, latency))
  .join('\n')}

Marks: p99 <= 20 ms on any page.

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
  const { api, sandbox, postgres, client } = cpuMsPerFlow
  const all = (api + sandbox + postgres + client).toFixed(1)
  const cells = [clients, flowsPerSecond, p50Ms, p99Ms, api, sandbox, postgres, client, all]
  return `| ${cells.join(' | ')} |`
}

function latencyRow(what: string, { p50Ms, p99Ms }: Latency): string {
  return `| ${[what, p50Ms, p99Ms].join(' | ')} |`
}

function crowdRow(
  what: string,
  result: { readonly requestsPerSecond?: number; readonly p50: number; readonly p99: number },
): string {
  const perSecond =
    result.requestsPerSecond === undefined ? '-' : Math.round(result.requestsPerSecond)
  return `| ${[what, perSecond, result.p50, result.p99].join(' | ')} |`
}

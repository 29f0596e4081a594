import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { PRODUCTION, readCompose } from '#system-tests/containers/compose.ts'
import { opsFolder } from './rules.ts'

const Prometheus = z.object({
  scrape_configs: z.array(
    z.object({
      job_name: z.string(),
      static_configs: z.array(z.object({ targets: z.array(z.string()) })),
    }),
  ),
})

/** Returns the addresses at which compose.production.yml publishes metrics of a part. */
function published(part: string): string[] {
  return Object.entries(readCompose(PRODUCTION).services)
    .filter(([name]) => name.replace(/-\d+$/, '') === part)
    .flatMap(([, { ports = [], environment }]) =>
      ports
        .filter((port) => port.endsWith(`:${environment['METRICS_PORT'] ?? environment['PORT']}`))
        .map((port) => port.replace(/:\d+$/, '')),
    )
}

it.each(['api', 'edge', 'content', 'doctor'])(
  '[O12] Prometheus scrapes each process of the %s that compose.production.yml starts',
  (part) => {
    const text = readFileSync(join(opsFolder, 'prometheus/prometheus.yml'), 'utf8')
    const jobs = Prometheus.parse(parse(text)).scrape_configs
    const targets = jobs
      .filter(({ job_name }) => job_name === part)
      .flatMap(({ static_configs }) => static_configs.flatMap(({ targets: each }) => each))
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.toSorted()).toEqual(published(part).toSorted())
  },
)

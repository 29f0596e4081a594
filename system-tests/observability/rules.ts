import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'
import { parse } from 'yaml'
import { z } from 'zod'

export const opsFolder = join(root, 'ops')

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
})

const RuleTests = z.object({
  tests: z.array(z.object({ alert_rule_test: z.array(z.object({ alertname: z.string() })) })),
})

const read = (file: string): string => readFileSync(join(opsFolder, file), 'utf8')

export type AlertRule = z.infer<typeof Rules>['groups'][number]['rules'][number]

export function alertRules(): AlertRule[] {
  return Rules.parse(parse(read('prometheus/alerts.yml'))).groups.flatMap(({ rules }) => rules)
}

/** Returns the names of the alerts that promtool tests. */
export function testedAlerts(): Set<string> {
  const { tests } = RuleTests.parse(parse(read('prometheus/alerts.test.yml')))
  return new Set(tests.flatMap((test) => test.alert_rule_test.map(({ alertname }) => alertname)))
}

interface NamedMetric {
  /** The alert or the panel. */
  readonly by: string
  readonly name: string
}

/** Returns every metric that an alert or a panel of a dashboard reads. */
export function metricsNamed(): NamedMetric[] {
  const panels = ['business', 'parts'].flatMap((name) => {
    const dashboard = Dashboard.parse(JSON.parse(read(`grafana/${name}.json`)))
    return dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ by: title, expr })),
    )
  })
  const alerts = alertRules().map(({ alert, expr }) => ({ by: alert, expr }))
  return [...alerts, ...panels].flatMap(({ by, expr }) =>
    metricsIn(expr).map((name) => ({ by, name })),
  )
}

/** Words of PromQL that stand where a metric could. */
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'bool'])

/** Returns the metrics in an expression of PromQL: names that are no function, label, duration or word. */
export function metricsIn(expression: string): string[] {
  const plain = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replaceAll(/\boffset\s+\w+/g, '')
  return [...plain.matchAll(/\b([a-z_:][\w:]*)\b(?!\s*\()/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !WORDS.has(name))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@darnley/tools/settings'
import { expect, it } from 'vitest'
import { alertRules, metricsIn, testedAlerts } from './rules.ts'

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')

it.each([
  ['max by (queue) (queue_dead_letters) > 0', ['queue_dead_letters']],
  ['rate(a_total{status=~"5..", b="c"}[5m]) / b_count', ['a_total', 'b_count']],
  ['(x unless x offset 1h) > 0 and on () hour() >= 12', ['x', 'x']],
])('metrics of %s', (expression, expected) => {
  expect(metricsIn(expression)).toEqual(expected)
})

it('[O12] each alert leads to a heading that says what to do', () => {
  const page = readFileSync(join(root, 'docs/going-live.md'), 'utf8')
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) => `docs/going-live.md#${anchorOf(heading)}`,
  )
  const lost = alertRules().filter(({ annotations }) => !headings.includes(annotations.runbook))
  expect(lost.map(({ alert }) => alert)).toEqual([])
})

it('[O12] promtool tests each alert', () => {
  const tested = testedAlerts()
  expect(alertRules().flatMap(({ alert }) => (tested.has(alert) ? [] : [alert]))).toEqual([])
})

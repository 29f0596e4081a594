import { Gauge, Registry } from 'prom-client'
import type { Finding, Measure } from './finding.ts'

const HELP: Readonly<Record<Measure['name'], { readonly help: string; readonly label?: string }>> =
  {
    disk_free_share: { help: 'Free share of the disk of a folder, 0 to 1', label: 'setting' },
    certificate_days_left: { help: 'Days for which a certificate is good', label: 'host' },
    backup_age_seconds: { help: 'Age of the newest finished backup' },
  }

/**
 * Returns findings in the Prometheus text format, for the textfile collector of node_exporter. A measure that could not
 * be taken is missing, and its finding is counted as wrong.
 */
export function metricsOf(findings: readonly Finding[], now = Date.now()): Promise<string> {
  const register = new Registry()
  const registers = [register]
  for (const [name, { help, label }] of Object.entries(HELP)) {
    const labelNames = label === undefined ? [] : [label]
    const gauge = new Gauge({ name, help, labelNames, registers })
    for (const { measure } of findings)
      if (measure?.name === name) gauge.set(measure.labels ?? {}, measure.value)
    // A gauge without labels begins at 0, which would pass for a measured value.
    if (label === undefined && findings.every(({ measure }) => measure?.name !== name))
      gauge.remove()
  }
  const wrong = new Gauge({
    name: 'doctor_finding_wrong',
    help: 'Whether a check of the doctor found something wrong, by what comes before the colon',
    labelNames: ['check'],
    registers,
  })
  for (const { check, state } of findings) {
    const [kind = check] = check.split(':', 1)
    wrong.inc({ check: kind }, state === 'wrong' ? 1 : 0)
  }
  new Gauge({
    name: 'doctor_finished_timestamp_seconds',
    help: 'When the doctor last finished',
    registers,
  }).set(Math.floor(now / 1000))
  return register.metrics()
}

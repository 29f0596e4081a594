import { type HrTime, ValueType } from '@opentelemetry/api'
import { ExportResultCode, hrTime } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client'
import { boundOf } from './dropped.ts'

type Metric = MetricObjectWithValues<MetricValueWithName<string>>

interface Pushing {
  readonly register: Registry
  readonly resource: Resource
  /** Milliseconds. */
  readonly every: number
}

/** Sends a registry's metrics to the collector at intervals. Returns a function that sends them once more and stops. */
export function pushMetrics({ register, resource, every }: Pushing): () => Promise<void> {
  const bound = boundOf('metrics')
  const exporter = new OTLPMetricExporter()
  const reader = new PeriodicExportingMetricReader({
    exporter: {
      export: (metrics, done) =>
        exporter.export(metrics, (result) => {
          bound.settle({ count: 1, isTaken: result.code === ExportResultCode.SUCCESS })
          done(result)
        }),
      forceFlush: () => exporter.forceFlush(),
      shutdown: () => exporter.shutdown(),
    },
    metricProducers: [producerOf(register, resource)],
    exportIntervalMillis: every,
    exportTimeoutMillis: Math.min(every, 10_000),
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return () => provider.shutdown()
}

function producerOf(register: Registry, resource: Resource): MetricProducer {
  const startTime = hrTime()
  return {
    async collect() {
      // The type of the JSON has no names of the parts of a histogram, which are there.
      const found = (await register.getMetricsAsJSON()) as Metric[]
      const times = { startTime, endTime: hrTime() }
      const metrics = found.flatMap((metric) => dataOf(metric, times))
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'darnley' }, metrics }] },
        errors: [],
      }
    },
  }
}

interface Times {
  readonly startTime: HrTime
  readonly endTime: HrTime
}

/** Returns a metric of Prometheus as OpenTelemetry has it; none for a summary, which has no counterpart there. */
function dataOf(metric: Metric, times: Times): MetricData[] {
  const { name, help, values } = metric
  const type = String(metric.type)
  const common = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const dataPoints = values.map(({ labels, value }) => ({
    ...times,
    attributes: textsOf(labels),
    value,
  }))
  if (type === 'counter')
    return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }]
  if (type === 'gauge') return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints }]
  if (type !== 'histogram') return []
  const histograms = histogramsOf(metric).map((histogram) => ({ ...times, ...histogram }))
  return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms }]
}

interface HistogramPoint {
  readonly attributes: Record<string, string>
  readonly value: Histogram
}

/** Puts the buckets of each series together, which Prometheus adds up from the lowest bound. */
function histogramsOf({ name, values }: Metric): HistogramPoint[] {
  const series = new Map<string, { attributes: Record<string, string>; parts: Metric['values'] }>()
  for (const part of values) {
    const { le: _bound, ...attributes } = textsOf(part.labels)
    const key = JSON.stringify(Object.entries(attributes).toSorted())
    const known = series.get(key) ?? { attributes, parts: [] }
    known.parts.push(part)
    series.set(key, known)
  }
  return [...series.values()].map(({ attributes, parts }) => {
    const valueOf = (suffix: string): number =>
      parts.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`)
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0))
    const boundaries = buckets.flatMap(({ labels }) => {
      const bound = Number(textsOf(labels)['le'])
      return Number.isFinite(bound) ? [bound] : []
    })
    return {
      attributes,
      value: { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') },
    }
  })
}

function textsOf(
  labels: Readonly<Partial<Record<string, string | number>>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
}

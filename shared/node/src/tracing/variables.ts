import { z } from 'zod'

/** The standard settings of OpenTelemetry that a part describes; its SDK reads the others, too. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'the address of an OpenTelemetry collector (OTLP over HTTP), such as http://collector:4318',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .optional()
    .describe('headers that the collector wants, such as authorization=Bearer%20...'),
  OTEL_SERVICE_NAME: z
    .string()
    .optional()
    .describe('another name of the part in the telemetry, such as darnley-api'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe(
      'what the telemetry says of the part, such as deployment.environment.name=production',
    ),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(1000)
    .default(60_000)
    .describe('milliseconds between exports of metrics, at least 1000'),
}

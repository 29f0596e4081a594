import type { FastifyInstance } from 'fastify'
import { publishMetrics } from '@darnley/node/metrics'
import { addMetrics } from '#src/metrics/metrics.ts'
import { gaugeOverload } from '#src/metrics/overload.ts'
import type { Admission } from '#src/overload/admission.ts'
import type { Services } from '#src/services.ts'

interface Measured extends Services {
  /** Null: no request is refused for overload. */
  readonly admission: Admission | null
}

/** Serves /metrics on a separate port: the edge exposes everything on the API's own port, and metrics are internal. */
export function measure(
  app: FastifyInstance,
  { config, pool, db, reads, changes, admission }: Measured,
): void {
  const register = publishMetrics(app, { host: config.host, port: config.metricsPort })
  if (!register) return
  gaugeOverload(register, { admission, changes })
  const stop = addMetrics(register, { pool, db, reads })
  app.addHook('onClose', async () => stop())
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '@darnley/tools/settings'

/** Our subset of a service (https://github.com/compose-spec/compose-spec/blob/main/05-services.md), hardening required. */
const Service = z
  .strictObject({
    image: z.string().optional(),
    build: z.strictObject({ context: z.string(), target: z.string() }).optional(),
    profiles: z.array(z.string()).optional(),
    restart: z.enum(['unless-stopped', 'no']),
    user: z.string().regex(/^(?!root$|0(?::|$))/, 'not root'),
    read_only: z.literal(true),
    tmpfs: z.array(z.string().startsWith('/')),
    cap_drop: z.tuple([z.literal('ALL')]),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
    working_dir: z.string().startsWith('/app').optional(),
    command: z.string().optional(),
    environment: z.record(z.string(), z.string()),
    volumes: z.array(z.string()).optional(),
    ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
    depends_on: z
      .record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_healthy', 'service_completed_successfully']),
          required: z.boolean().optional(),
        }),
      )
      .optional(),
    deploy: z.strictObject({
      replicas: z.int().optional(),
      resources: z.strictObject({
        limits: z.strictObject({
          cpus: z.string(),
          memory: z.string().regex(/^\d+[MG]$/),
          pids: z.int(),
        }),
      }),
    }),
    healthcheck: z.union([
      z.strictObject({
        test: z.array(z.string()).min(2),
        interval: z.string(),
        timeout: z.string(),
        retries: z.int(),
      }),
      z.strictObject({ disable: z.literal(true) }),
    ]),
  })
  .refine(({ image, build }) => (image === undefined) !== (build === undefined), 'image or build')
  .refine(
    ({ restart, healthcheck }) => (restart === 'no') === 'disable' in healthcheck,
    'what ends has no health',
  )

const Compose = z.strictObject({
  name: z.string(),
  'x-part': z.unknown(),
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
})

export type Compose = z.output<typeof Compose>
export type Service = z.output<typeof Service>

/** Returns docker-compose.yml as Docker reads it, with the defaults of all variables. @throws ZodError */
export function readCompose(): Compose {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
  return Compose.parse(parse(text, (_key, value) => withDefaults(value), { merge: true }))
}

function withDefaults(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\$\{\w+(?::-([^}]*))?\}/g, '$1') : value
}

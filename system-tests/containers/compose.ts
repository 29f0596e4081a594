import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '@darnley/tools/settings'

const Health = z.strictObject({
  test: z.array(z.string()).min(2),
  interval: z.string(),
  timeout: z.string(),
  retries: z.int(),
})

/** Our subset of a service (https://github.com/compose-spec/compose-spec/blob/main/05-services.md), hardening required. */
const Service = z
  .strictObject({
    image: z.string(),
    pull_policy: z.literal('never').optional(),
    profiles: z.array(z.string()).optional(),
    restart: z.enum(['unless-stopped', 'no']),
    user: z.string().regex(/^(?!root$|0(?::|$))/, 'not root'),
    read_only: z.literal(true),
    tmpfs: z.array(z.string().startsWith('/')),
    cap_drop: z.tuple([z.literal('ALL')]),
    cap_add: z.tuple([z.literal('NET_BIND_SERVICE')]).optional(),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
    stop_grace_period: z.string().optional(),
    command: z.string().optional(),
    environment: z.record(z.string(), z.string()),
    secrets: z.array(z.string()).optional(),
    volumes: z.array(z.string()).optional(),
    ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+(?:\/udp)?$/)).optional(),
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
    healthcheck: z.union([Health, z.strictObject({ disable: z.literal(true) })]),
  })
  .refine(
    ({ restart, healthcheck }) => (restart === 'no') === 'disable' in healthcheck,
    'what ends has no health',
  )

const Compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })).optional(),
  volumes: z.record(z.string(), z.null()),
})

export type Compose = z.output<typeof Compose>
export type Service = z.output<typeof Service>

export const DEMONSTRATION = 'docker-compose.yml'
export const PRODUCTION = 'compose.production.yml'

/** Returns the text of a compose file. */
export function textOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Returns a compose file as Docker reads it, with defaults for variables that are not given. @throws ZodError */
export function readCompose(file: string, variables: Variables = {}): Compose {
  const revive = (_key: unknown, value: unknown): unknown => withValues(value, variables)
  const whole = parse(textOf(file), revive, { merge: true }) as object
  const entries = Object.entries(whole).filter(([name]) => !name.startsWith('x-'))
  return Compose.parse(Object.fromEntries(entries))
}

type Variables = Readonly<Record<string, string>>

/** `${A:-when empty}`, `${A:+when set}` and `${A:?why it is needed}` */
function withValues(value: unknown, variables: Variables): unknown {
  if (typeof value !== 'string') return value
  return value.replaceAll(
    /\$\{(\w+)(?::([-+?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, text: string) => {
      const given = variables[name] ?? ''
      if (kind === '+') return given && text
      return given || (kind === '-' ? text : '')
    },
  )
}

import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '@darnley/testing/free-ports'
import { someJeans } from './support/booking.ts'
import { tcpProxy, type TcpProxy } from './support/fault-proxy.ts'
import { visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let smtp = 0
let smtpProxy: TcpProxy
let environment: TestEnvironment
let metricsUrl = ''
const logFile = join(process.env['TEST_LOG_DIR'] ?? tmpdir(), `mail-down-${randomUUID()}.log`)

beforeAll(async () => {
  const metricsPort = await freePort()
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  smtpProxy = await tcpProxy(() => ({ host: '127.0.0.1', port: smtp }))
  environment = await startTestEnvironment({
    env: { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'debug', LOG_FILE: logFile },
    overrideEnv: ({ SMTP_URL = '' }) => {
      smtp = Number(new URL(SMTP_URL).port)
      return { SMTP_URL: `smtp://127.0.0.1:${smtpProxy.port}` }
    },
  })
})
afterAll(async () => {
  await environment.stop()
  smtpProxy.stop()
})

/** The mail server's reply that accepts a mail. */
const TAKEN = '250 OK: message queued'

const FREE = {
  coupon_code: 'FREE100',
  collection_provider: 'WFLondon',
  dropoff_provider: 'WFLondon',
} as const

/** Places an order at once, with its confirmation due. */
async function order(email: string): Promise<void> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans()])
  expect((await visitor.checkOut({ ...FREE, email })).status).toBe(200)
}

const attempts = async (): Promise<number> => {
  const [row] = await environment.query<{ attempts: number }>(
    'select attempts from outbox where sent_at is null',
  )
  return row?.attempts ?? 0
}

describe('[F45] a mail', () => {
  it('waits in the outbox while the mail server is down, blocks no order, and arrives once', async () => {
    smtpProxy.cut()
    await order('patient@example.com')
    await expect.poll(attempts).toBeGreaterThan(0)
    smtpProxy.mend()
    expect(await environment.mailbox.mailsTo('patient@example.com', 1)).toHaveLength(1)
  })

  it('[I5] whose acceptance was lost is sent again and delivered once', async () => {
    smtpProxy.breakAt(TAKEN)
    await order('echo@example.com')
    await expect.poll(attempts).toBeGreaterThan(0)
    await expect
      .poll(() => environment.query(`select 1 from outbox where last_error is not null`))
      .toHaveLength(1)
    smtpProxy.breakAt(null)
    await expect.poll(attempts).toBe(0)
    expect(await environment.mailbox.mailsTo('echo@example.com', 1)).toHaveLength(1)
  })

  it('that fails for long is a dead letter in log and metrics, and still sent in the end', async () => {
    const deadLetters = async (): Promise<string> => (await fetch(metricsUrl)).text()
    smtpProxy.cut()
    await order('stuck@example.com')
    await expect.poll(attempts).toBeGreaterThan(0)
    expect(await deadLetters()).toContain('queue_dead_letters{queue="mail"} 0')
    await environment.query('update outbox set attempts = 19, next_attempt_at = now()')
    await expect.poll(() => readFileSync(logFile, 'utf8')).toContain('a job became a dead letter')
    expect(await deadLetters()).toContain('queue_dead_letters{queue="mail"} 1')
    smtpProxy.mend()
    await environment.query('update outbox set next_attempt_at = now()')
    expect(await environment.mailbox.mailsTo('stuck@example.com', 1)).toHaveLength(1)
    await expect.poll(deadLetters).toContain('queue_dead_letters{queue="mail"} 0')
  })
})

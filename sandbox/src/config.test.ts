import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  it('requires only a database', () => {
    const config = readConfig({ SANDBOX_DATABASE_URL: 'postgres://localhost/sandbox' })
    expect(config).toMatchObject({ port: 3300, smtpPort: 3310, companyName: 'Darnley' })
  })

  it('names the invalid variables', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT[\s\S]*SANDBOX_DATABASE_URL/)
  })
})

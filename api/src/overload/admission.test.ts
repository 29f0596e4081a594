import { afterEach, expect, it } from 'vitest'
import { type Admission, startAdmission } from './admission.ts'

let admission: Admission
afterEach(() => admission.stop())

it('allows fewer requests while each turn of the event loop takes long', async () => {
  admission = startAdmission({
    ...{ least: 4, most: 256, waitMs: 100, mostPayments: 1000 },
    databaseWaits: { take: () => 0 },
  })
  for (let count = 0; count < 100; count += 1) admission.enter('order')
  for (let turn = 0; turn < 8; turn += 1) {
    blockFor(150)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(admission.state().limit).toBeLessThan(50)
  expect(admission.enter('look')).toBeNull()
  expect(admission.enter('payment')).not.toBeNull()
})

function blockFor(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

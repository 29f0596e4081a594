import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Answered, askEither } from './either-server.ts'

const away = new Error('away')
const wrong = new Error('wrong question')

type Server = 'primary' | 'replica'
type Behaviour = Readonly<Record<Server, () => Promise<string>>>

const never = (): Promise<string> => new Promise(() => undefined)
const fails = (error: Error) => (): Promise<string> => Promise.reject(error)
const says = (text: string) => (): Promise<string> => Promise.resolve(text)

function ask(servers: Behaviour): Promise<Answered<Server, string>> {
  return askEither<Server, string>({
    ...{ first: 'primary', second: 'replica', patienceMs: 20 },
    ask: (server) => servers[server](),
    isAway: (error) => error === away,
  })
}

test('the first server answers, and the second is left alone', async () => {
  const replica = fails(new Error('was asked'))
  expect(await ask({ primary: says('a'), replica })).toEqual({ by: 'primary', result: 'a' })
  await expect(ask({ primary: fails(wrong), replica: says('b') })).rejects.toBe(wrong)
})

test('the second answers while the first is away or silent', async () => {
  const replica = says('b')
  const answer = { by: 'replica', result: 'b' }
  expect(await ask({ primary: fails(away), replica })).toEqual(answer)
  expect(await ask({ primary: never, replica })).toEqual(answer)
})

test('a slow first one still answers when the second is away', async () => {
  const primary = (): Promise<string> => sleep(60, 'a')
  const answer = { by: 'primary', result: 'a' }
  expect(await ask({ primary, replica: fails(away) })).toEqual(answer)
})

test('with both away the error is that of the first', async () => {
  await expect(ask({ primary: fails(away), replica: fails(wrong) })).rejects.toBe(away)
})

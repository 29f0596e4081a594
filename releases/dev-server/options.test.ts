import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

const read = (...args: string[]): ReturnType<typeof readOptions> => readOptions(args, () => {})

it('shows the area alone without a site', () => {
  expect(read()).toEqual({ site: undefined, port: undefined })
})

it('takes the origin of a site, and a port', () => {
  expect(read('--site', 'http://maison.localhost:3000/basket', '--port', '4000')).toEqual({
    site: 'http://maison.localhost:3000',
    port: 4000,
  })
})

it.each([
  ['--site', 'localhost:3000', "Write a site's address, as in http://localhost:3000."],
  ['--site', 'file:///etc/passwd', "Write a site's address, as in http://localhost:3000."],
  ['--port', '70000', 'Write a number between 1 and 65535.'],
  ['--host', '0.0.0.0', 'It listens on this machine only: leave --host out.'],
])('refuses %s %s', (name, value, why) => {
  expect(() => read(name, value)).toThrow(why)
})

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from './support/process.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Visitor, visit } from './support/visitor.ts'

const root = resolve(import.meta.dirname, '../..')

/** docs/recipes/add-a-call.md, step by step: file, the text that is found there, and what replaces it. */
const edits = [
  [
    'shared/contract/src/help.ts',
    `const Build = z`,
    `export const openingHours = defineRoute({
  ...common,
  path: '/public/opening_hours',
  summary: 'When the help desk answers on a day of the week',
  query: z.strictObject({ day: z.enum(['monday', 'sunday']) }),
  response: z.object({ from: z.string(), to: z.string() }).nullable(),
  example: { query: { day: 'monday' } },
})

const Build = z`,
  ],
  ['shared/contract/src/version.ts', /contractVersion = '[\d.]+'/, `contractVersion = '1.99.0'`],
  ['api/src/modules/faq/routes.ts', 'import { faq }', 'import { faq, openingHours }'],
  [
    'api/src/modules/faq/routes.ts',
    'Services): void {\n',
    `Services): void {
  serve(app, {
    route: openingHours,
    handler: ({ query }) => (query.day === 'monday' ? { from: '09:00', to: '18:00' } : null),
  })
`,
  ],
] as const

let copy: string
let environment: TestEnvironment
let api: ServerProcess
let visitor: Visitor

beforeAll(async () => {
  copy = copyRepository()
  for (const [file, before, after] of edits) edit(join(copy, file), { before, after })
  environment = await startTestEnvironment({ api: 'none' })
  const { env } = environment
  api = await startServer({ workspace: 'api', repository: copy, port: Number(env['PORT']), env })
  visitor = visit(api.url)
})
afterAll(async () => {
  await api.stop()
  await environment.stop()
  rmSync(copy, { recursive: true })
})

/** Inside of the repository, where the installed packages are found. */
function copyRepository(): string {
  mkdirSync(join(root, '.data'), { recursive: true })
  const folder = mkdtempSync(join(root, '.data/recipe-'))
  const filter = (path: string): boolean => !relative(root, path).includes('node_modules')
  for (const path of ['api/package.json', 'api/src', 'shared'])
    cpSync(join(root, path), join(folder, path), { recursive: true, filter })
  mkdirSync(join(folder, 'node_modules/@darnley'), { recursive: true })
  for (const name of ['contract', 'domain', 'node'])
    symlinkSync(`../../shared/${name}`, join(folder, 'node_modules/@darnley', name))
  return folder
}

function edit(
  file: string,
  { before, after }: { readonly before: string | RegExp; readonly after: string },
): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(before, () => after)
  if (changed === text) throw new Error(`${relative(dirname(copy), file)} has no ${String(before)}`)
  writeFileSync(file, changed)
}

it('takes four edits in three files', () => {
  expect(edits).toHaveLength(4)
  expect(new Set(edits.map(([file]) => file)).size).toBe(3)
})

it('serves the new call, validated by its contract', async () => {
  const hours = await visitor.get('/public/opening_hours?day=monday')
  expect(hours).toMatchObject({ status: 200, body: { from: '09:00', to: '18:00' } })
  expect(await visitor.get('/public/opening_hours?day=sunday')).toMatchObject({ status: 204 })
  expect(await visitor.get('/public/opening_hours?day=today')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'day'] }] },
  })
})

it('documents it with its example', async () => {
  const { body } = await visitor.get<{ info: object; paths: Record<string, object> }>(
    '/openapi.json',
  )
  expect(body.info).toMatchObject({ version: '1.99.0' })
  expect(body.paths['/public/opening_hours']).toMatchObject({
    get: {
      operationId: 'openingHours',
      parameters: [{ name: 'day', in: 'query', required: true, example: 'monday' }],
    },
  })
})

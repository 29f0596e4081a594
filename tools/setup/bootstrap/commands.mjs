import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './settings.mjs'

/**
 * @typedef {object} Command
 * @property {string} typed How it is started.
 * @property {string} summary
 * @property {string} [details]
 * @property {readonly string[]} options Names of its options; 'its own' for a program that parses and explains them.
 * @property {'paths' | 'names'} [takes]
 * @property {string} [script] Its program, where it is not the one in tools/setup with the command's name.
 */

const settings = `  PORT      port of the site (3000); the other parts follow at +100 to +400
  DATA_DIR  folder of databases, pictures, releases and logs (.data)`

/** @type {Readonly<Record<string, Command>>} */
export const commands = {
  start: {
    typed: 'npm start',
    summary: 'Installs what is missing, builds, starts everything and prints the addresses.',
    details: `${settings}

Ctrl-C or npm stop ends it. What a part's README names is passed on to it.`,
    options: [],
  },
  stop: {
    typed: 'npm stop',
    summary: 'Ends what npm start, npm run dev or npm run content:admin started.',
    details: '  DATA_DIR  the folder that it was started with (.data)',
    options: [],
  },
  test: {
    typed: 'npm test',
    summary: 'Runs static checks, unit, API and browser tests; also beside a running npm start.',
    details: `With paths it runs the tests in these files or folders alone, without the checks:
npm test -- api/test/basket.test.ts e2e/journeys/basket.spec.ts

npm run test:watch runs unit and API tests again after each change, npm run test:long adds
kills, chaos and matrices.

  CHROMIUM_PATH  the browser for the tests (an installed Chromium or Chrome)`,
    options: ['--watch'],
    takes: 'paths',
  },
  check: {
    typed: 'npm run check',
    summary: 'Checks types, lint, format, unused code, workspace rules and boundaries.',
    options: [],
  },
  rows: {
    typed: 'npm run rows',
    summary: 'Prints the rows of docs/checklists.md, and which tests keep each.',
    options: [],
  },
  mutations: {
    typed: 'npm run mutations',
    summary:
      'Changes pricing, flow, basket, status and session code, and fails when tests miss it.',
    details: `  a file  changes this one alone: npm run mutations -- shared/domain/src/pricing/pricing.ts`,
    options: [],
    takes: 'paths',
  },
  dev: {
    typed: 'npm run dev',
    summary: 'Starts all parts with hot reload through the host, remotes too.',
    details: settings,
    options: [],
  },
  workbench: {
    typed: 'npm run workbench',
    summary: 'Shows every scene of every component in each brand; needs no other part.',
    details: `  --record   draws them all and keeps the pictures
  --compare  draws them again and reports the pictures that differ from the kept ones

  WORKBENCH_PORT  its port (3020)`,
    options: ['--record', '--compare'],
  },
  'content-admin': {
    typed: 'npm run content:admin',
    summary: "Installs and starts the editors' admin beside a running npm start.",
    details: `${settings}

With PORT and DATA_DIR of the npm start that runs, or with CONTENT_DATABASE_URL.`,
    options: [],
  },
  bench: {
    typed: 'npm run bench',
    summary: 'Measures sizes, requests and times with separate data, and writes docs/bench.md.',
    details: `With --only it runs these sections alone, prints what they measured and leaves their plots in
.data/bench: first-visits, evaluation, lighthouse, steps, memory, flows, order-size, baskets, catalogue, lists,
staff-list, desk.

  --only <names> sections, separated by commas
  --runs <n>     visits for each page (9)
  --seconds <n>  length of each load (10)
  --orders <n>   orders in the staff's list (1000000)`,
    options: ['--only', '--runs', '--seconds', '--orders'],
    takes: 'names',
    script: 'system-tests/bench/bench.ts',
  },
  settings: {
    typed: 'npm run settings',
    summary: 'Writes the tables of settings in docs/going-live.md from the configuration schemas.',
    options: [],
  },
  roles: {
    typed: 'npm run roles',
    summary: 'Makes the databases of a site with an owner and a lesser role each; can be repeated.',
    details: `  --env-file <file>  the settings of the parts; without it the environment

  ROLES_DATABASE_URL  a superuser's address of the server
  DATABASE_URL, DATABASE_OWNER_URL, CONTENT_DATABASE_URL, CONTENT_DATABASE_OWNER_URL
                      their names and passwords are what is made`,
    options: ['--env-file'],
  },
  doctor: {
    typed: 'npm run doctor',
    summary: 'Checks a configured site: keys, webhooks, names, certificates, clock, disk, backups.',
    details: `  --env-file <file>  its settings, as the parts get them; without it the environment
  --json             prints the findings as JSON
  --metrics <file>   writes what it measured for node_exporter, as in /var/lib/node_exporter/doctor.prom
  --sandbox <url>    the sandbox answers for the services, to try the doctor itself

It ends with 1 when something is wrong, and prints no secret (docs/going-live.md).`,
    options: ['--env-file', '--json', '--metrics', '--sandbox'],
  },
  images: {
    typed: 'npm run images',
    summary: "Builds a container image of each part by Debian's buildah, without an engine.",
    details: `With names it builds these alone: edge, api, content, admin, operations, sandbox.

  --to <folder>  where they are built (.data/images); its archives are for docker load
  --tag <tag>    their tag (latest)

It installs nothing: buildah, and mmdebstrap where no registry has the base, are named when missing.`,
    options: ['--to', '--tag'],
    takes: 'names',
  },
  'pack-packages': {
    typed: 'npm run pack:packages',
    summary: 'Packs what an area in another repository installs, into .data/packages.',
    options: [],
  },
  'new-remote': {
    typed: 'npm run new:remote',
    summary:
      'Makes the folder of a new area: npm run new:remote -- gift [--site web|storefront|workshop].',
    options: ['its own'],
  },
  backup: {
    typed: 'npm run backup',
    summary:
      'Backs up databases, pictures, photos and releases (docs/recipes/back-up-and-restore.md).',
    options: ['its own'],
    script: 'backup/src/backup.ts',
  },
  restore: {
    typed: 'npm run restore',
    summary: 'Restores a backup into an empty folder (docs/recipes/back-up-and-restore.md).',
    options: ['its own'],
    script: 'backup/src/restore.ts',
  },
  release: {
    typed: 'npm run release',
    summary:
      'Publishes, promotes, canaries and rolls back one area (docs/recipes/release-an-area.md).',
    options: ['its own'],
  },
}

/** @param {Command} command */
export function helpFor({ typed, summary, details, options, takes }) {
  const values = takes ? `[${takes}]` : options.length > 0 && '[options]'
  return [values ? `${typed} -- ${values}` : typed, summary, details].filter(Boolean).join('\n\n')
}

/** @param {readonly string[]} args */
export const asksForHelp = (args) => args.includes('--help') || args.includes('-h')

/**
 * @param {Command} command
 * @param {readonly string[]} args
 * @throws Error that names the first argument that the command does not take
 */
export function expectKnown({ typed, options, takes }, args) {
  if (options.includes('its own')) return
  const unknown = args.find((arg, index) => {
    const isValue = index > 0 && options.includes(args[index - 1] ?? '')
    const isName = takes && !arg.startsWith('-')
    return !isValue && !isName && !options.includes(arg.split('=')[0] ?? '')
  })
  if (unknown) throw new Error(`${typed} does not take "${unknown}": see ${typed} -- --help.`)
  if (takes !== 'paths') return
  const missing = args.find((arg) => !arg.startsWith('-') && !existsSync(join(root, arg)))
  if (missing)
    throw new Error(
      `There is no file or folder "${missing}": paths begin at the repository's root.`,
    )
}

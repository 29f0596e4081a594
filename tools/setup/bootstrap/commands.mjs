/**
 * @typedef {object} Command
 * @property {string} typed How it is started.
 * @property {string} summary
 * @property {string} [details]
 * @property {readonly string[]} options Those that it takes; 'its own' means that it reads and explains them itself.
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
    details: `npm run test:long adds kills, storms and matrices.

  CHROMIUM_PATH  the browser for the tests (an installed Chromium or Chrome)`,
    options: [],
  },
  check: {
    typed: 'npm run check',
    summary: 'Checks types, lint, format, unused code, workspace rules and boundaries.',
    options: [],
  },
  dev: {
    typed: 'npm run dev',
    summary: 'Starts all parts with hot reload through the host, remotes too.',
    details: settings,
    options: [],
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
    summary: 'Measures sizes, requests and times on data of its own, and writes docs/bench.md.',
    details: `  --runs <n>     visits for each page (9)
  --seconds <n>  length of each load (10)
  --orders <n>   orders in the staff's list (1000000)`,
    options: ['--runs', '--seconds', '--orders'],
  },
  release: {
    typed: 'npm run release',
    summary:
      'Publishes, promotes, canaries and rolls back one area (docs/recipes/release-an-area.md).',
    options: ['its own'],
  },
}

/** @param {Command} command */
export function helpFor({ typed, summary, details, options }) {
  const separator = options.length > 0 && typed.startsWith('npm') ? ' -- [options]' : ''
  return [`${typed}${separator}`, summary, details].filter(Boolean).join('\n\n')
}

/** @param {readonly string[]} args */
export const asksForHelp = (args) => args.includes('--help') || args.includes('-h')

/**
 * Returns the first argument that a command does not take.
 * @param {Command} command
 * @param {readonly string[]} args
 */
export function unknownArgument({ options }, args) {
  if (options.includes('its own')) return undefined
  return args.find((arg, index) => {
    const isValue = index > 0 && options.includes(args[index - 1] ?? '')
    return !isValue && !options.includes(arg.split('=')[0] ?? '')
  })
}

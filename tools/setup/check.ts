import { runChecks } from '#tools/lint/check.ts'

const { failed } = await runChecks()
process.exit(failed === 0 ? 0 : 1)

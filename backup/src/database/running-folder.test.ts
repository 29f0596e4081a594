import { expect, it } from 'vitest'
import { isLeftOut } from './running-folder.ts'

it.each([
  ['postmaster.pid', true],
  ['global/pg_control', true],
  ['pg_wal/000000010000000000000001', true],
  ['pg_wal/archive_status', false],
  ['pg_wal/archive_status/000000010000000000000001.done', true],
  ['pg_replslot/darnley', true],
  ['pg_replslot', false],
  ['base/5/pgsql_tmp4.0', true],
  ['base/5/pg_internal.init', true],
  ['base/5/16384', false],
  ['base/5/16384_init', false],
  ['pg_xact/0000', false],
  ['pg_multixact/offsets/0000', false],
  ['PG_VERSION', false],
])('Of a running server %s is left out: %s', (path, is) => {
  expect(isLeftOut(path)).toBe(is)
})

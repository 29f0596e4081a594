import { spawnSync } from 'node:child_process'

/** Programs of the cluster, and Debian's packages that bring them. */
const NEEDED = [
  ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  ['/usr/bin/patroni', 'patroni'],
  ['/usr/bin/etcd', 'etcd-server'],
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/sbin/pgbouncer', 'pgbouncer'],
] as const

/** @throws Error with the command that installs what is missing */
export function expectPackages(): void {
  const missing: string[] = NEEDED.filter(([program]) => !runs(program)).map(([, name]) => name)
  const hasClient = spawnSync('/usr/bin/python3', ['-c', 'import etcd'], { timeout: 20_000 })
  if (hasClient.status !== 0) missing.push('python3-etcd')
  if (missing.length === 0) return
  const names = missing.join(' ')
  throw new Error(
    `Debian's ${missing.join(', ')} are needed for this test, which installs nothing: apt-get install --no-install-recommends ${names}, then stop the services that Debian starts: systemctl disable --now patroni etcd haproxy pgbouncer postgresql`,
  )
}

function runs(program: string): boolean {
  const flag = program.endsWith('haproxy') ? '-v' : '--version'
  return spawnSync(program, [flag], { timeout: 20_000 }).status === 0
}

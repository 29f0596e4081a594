import type { PageRoute } from '@darnley/contract/page-route'
import type { PageName } from '#src/remotes/page-name.ts'

/** A route of the shell: its module is a page that an area exposes. */
export type ShellRoute = PageRoute<PageName>

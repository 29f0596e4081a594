import type { AreaModules } from '@darnley/web/areas'
import { StaffMenu as Menu } from '#src/components/staff-menu.tsx'

export const { StaffMenu } = { StaffMenu: Menu } satisfies AreaModules['storefront/staff-menu']

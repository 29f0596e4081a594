import { printSettings } from '@darnley/node/settings'
import { AdminSettings, readAdminConfig } from '#src/admin-config.ts'
import { readConfig, Settings } from '#src/config.ts'

printSettings(
  { part: 'content', schema: Settings, read: readConfig },
  { part: 'admin', schema: AdminSettings, read: readAdminConfig },
)

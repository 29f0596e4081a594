import { printSettings } from '@darnley/node/settings'
import { readConfig, Settings } from '#src/config.ts'

printSettings({ part: 'api', schema: Settings, read: readConfig })

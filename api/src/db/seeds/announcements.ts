import type { announcements } from '#src/db/schema/reference.ts'

export const announcementSeed: (typeof announcements.$inferInsert)[] = [
  {
    id: 'wash-first',
    kind: 'information',
    title: 'Wash first, please',
    message: 'Our tailors cannot work on damp clothes: wash and dry them before you send them.',
    sortOrder: 1,
  },
  {
    id: 'update-the-app',
    kind: 'update_required',
    title: 'Please update',
    message: 'This version can no longer place orders. Update it, or reload the page.',
    belowVersion: '0.0.1',
    belowIosBuild: 100,
    belowAndroidBuild: 100,
    sortOrder: 0,
  },
]

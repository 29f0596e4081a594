import type { AnnouncementSeed } from '#src/seed/decision-types.ts'

/** In display order. */
export const announcements: readonly AnnouncementSeed[] = [
  {
    id: 'update-the-app',
    kind: 'update_required',
    title: 'Please update',
    message: 'This version can no longer place orders. Update it, or reload the page.',
    belowVersion: '0.0.1',
    belowIosBuild: 100,
    belowAndroidBuild: 100,
  },
  {
    id: 'wash-first',
    kind: 'information',
    title: 'Wash first, please',
    message: 'Our tailors cannot work on damp clothes: wash and dry them before you send them.',
  },
]

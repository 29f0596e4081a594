import { checkScenes } from './check-scenes.tsx'

await checkScenes((path) => path.startsWith('booking-remote/'))

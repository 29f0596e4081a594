import { checkScenes } from './check-scenes.tsx'

/** Those with a file of their own, because one file for all would keep one core busy and leave the other idle. */
const apart = /^(?:booking|checkout|workshop)-remote\//

await checkScenes((path) => !apart.test(path))

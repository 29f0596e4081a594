import { releaseNotes } from '../../build/release-notes.ts'

export default {
  plugins: [releaseNotes({ entries: { main: '/main.js' } })],
  build: { rolldownOptions: { input: 'main.js' } },
}

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noticesFile } from '@darnley/contract/release'

/** Builds the renderer of the shell: part of the host's release, run by the edge, self-contained. */
export default defineConfig({
  publicDir: false,
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node24',
    emitAssets: false,
    minify: true,
    license: { fileName: noticesFile },
    rolldownOptions: { input: { server: 'src/server.tsx' }, output: { codeSplitting: false } },
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { brandedPage, repository } from './page.ts'

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${repository}/node_modules/.cache/workbench`,
  plugins: [react(), brandedPage()],
  server: {
    port: Number(process.env['WORKBENCH_PORT'] ?? 3020),
    strictPort: true,
    fs: { allow: [repository] },
  },
})

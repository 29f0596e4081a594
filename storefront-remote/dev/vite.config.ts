import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The remote alone: ALONE_PORT (3030) with the api that a running `npm start` has, as a partner's site. */
const { ALONE_PORT = '3030', API_URL = 'http://127.0.0.1:3000' } = process.env

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: Number(ALONE_PORT),
    strictPort: true,
    proxy: { '/api': { target: API_URL, headers: { host: 'maison.localhost:3000' } } },
  },
})

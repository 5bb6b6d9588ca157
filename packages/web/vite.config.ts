import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './icons-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env['SERVER'] ?? 'http://127.0.0.1:8080', ws: true } } },
})

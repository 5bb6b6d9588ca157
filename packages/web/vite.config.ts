import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { icons } from './icons-plugin.ts'
import { offline } from './offline-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), icons(), offline()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // Pieces that need each other are begun in the right order, whichever of them is asked for first.
    rolldownOptions: { output: { strictExecutionOrder: true } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env['SERVER'] ?? 'http://127.0.0.1:8080', ws: true } } },
})

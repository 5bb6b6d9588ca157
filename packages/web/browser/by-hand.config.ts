// What is run by hand, with the same browser and server as the tests: pictures and speed.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['packages/web/browser/{shots,speed,previews}.ts'],
    globalSetup: 'packages/web/browser/setup.ts',
    environment: 'node',
    pool: 'threads',
    fileParallelism: false,
    maxConcurrency: 4,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
})

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { icons } from './packages/web/icons-plugin.ts'

const browser = 'packages/web/browser'

/** The last resort against what hangs. Nothing may come near it, however busy the machine is. */
const patience = (ms: number) => (process.env['SOAK'] === undefined ? ms : 7_200_000)

/** What takes longest begins first, so that nothing is waited for alone at the end; files that share modules stay together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return ['browser', 'slow', 'code'].flatMap((name) =>
      sorted.filter(({ project }) => project.name === name),
    )
  }
}

export default defineConfig({
  plugins: [icons()],
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // A thread that is stopped within a call into the database would take all tests along; a process goes alone.
    pool: 'forks',
    // One more than there are cores, as some wait for a disk, a timer or another process.
    maxWorkers: availableParallelism() + 1,
    testTimeout: patience(300_000),
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Where a project is not isolated, files in one process share their modules: none keeps state, and none is replaced.
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          isolate: false,
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', `${browser}/**`, '**/*.slow.test.ts'],
        },
      },
      {
        extends: true,
        // React as it is served; in development it notes where every element was made, which takes longer than to draw it.
        oxc: { jsx: { development: false } },
        test: {
          name: 'slow',
          env: { NODE_ENV: 'production' },
          isolate: false,
          include: ['packages/**/*.slow.test.ts', 'scripts/**/*.slow.test.ts'],
          globalSetup: 'packages/server/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: [`${browser}/*.test.ts`],
          globalSetup: `${browser}/setup.ts`,
          testTimeout: patience(600_000),
        },
      },
    ],
  },
})

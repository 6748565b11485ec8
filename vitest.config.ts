import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const api = ['src/server/**/*.api.test.ts']
// Tests that need a DOM are .tsx; the others run without the cost of one.
const client = ['src/client/**/*.test.tsx']
const process = ['src/server/testing/process/*.test.ts']
const load = ['src/server/testing/process/two-servers.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // Files in a worker share modules and a database, which `useTestApp` empties. Loading modules again for each file would
    // take longer than running the tests.
    isolate: false,
    // One more than cores, because many tests wait for timers and processes.
    maxWorkers: availableParallelism() + 1,
    allowOnly: false,
    // `npm test` reports tests that pass on retry as flaky.
    retry: 1,
    // Generous, because a busy machine must not fail tests.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: [...api, ...process],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: client,
          environment: 'happy-dom',
          setupFiles: 'src/client/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: api,
          globalSetup: 'src/server/testing/database-template.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: process,
          exclude: load,
          globalSetup: 'src/server/testing/process/migrated-folder.ts',
          testTimeout: 180_000,
        },
      },
      // Runs alone, because it saturates the machine.
      {
        extends: true,
        test: { name: 'load', include: load, testTimeout: 180_000, sequence: { groupOrder: 1 } },
      },
      // Only `npm run ordeal` runs these: they take minutes, or need programs that not every machine has.
      {
        extends: true,
        test: {
          name: 'ordeal',
          include: ['src/server/testing/ordeals/*.ordeal.ts'],
          retry: 0,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})

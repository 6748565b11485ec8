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
    // Files share a worker's modules, and with them its database; `useTestApp` empties the tables. Loading everything again
    // for each file would take longer than running the tests.
    isolate: false,
    maxWorkers: availableParallelism(),
    allowOnly: false,
    // A second attempt that passes is reported as flaky at the end of `npm test`.
    retry: 1,
    // Generous, because a machine that is busy with something else is no reason to fail.
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
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: client,
          environment: 'happy-dom',
          setupFiles: 'src/client/testing/setup.ts',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: api,
          globalSetup: 'src/server/testing/database-template.ts',
          sequence: { groupOrder: 1 },
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
          // They wait for other processes most of the time.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
      // Alone, because it takes all that the machine can give.
      {
        extends: true,
        test: { name: 'load', include: load, testTimeout: 180_000, sequence: { groupOrder: 3 } },
      },
      // Only `npm run ordeal` runs these: they need programs that not every machine has, or minutes.
      {
        extends: true,
        test: {
          name: 'ordeal',
          include: ['src/server/testing/ordeals/*.ordeal.ts'],
          retry: 0,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})

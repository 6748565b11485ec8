import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/fixtures/prepare-data.ts',
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` reports tests that pass on retry as flaky.
  retries: 1,
  // One more than cores: a journey spends a third of its time waiting for its server and timers.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Requests from a service worker bypass `page.route`; only e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A journey runs once, on the desktop unless tagged @phone, and on both when tagged @both. The phone uses the dark theme,
  // so that a journey at both widths covers both themes.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
    },
  ],
})

import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyScreen } from '#client/lib/lazy-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

describe('a screen that cannot be loaded', () => {
  it('shows an error in its place, and loads again when the user returns', async () => {
    const logged = vi.spyOn(console, 'error')
    let isOnline = false
    const jobs = lazyScreen(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>Jobs</p>
    })
    const at = (path: string) => (
      <ErrorBoundary path={path}>
        <Suspense>{path === '/jobs' ? <jobs.Screen /> : <p>Home</p>}</Suspense>
      </ErrorBoundary>
    )
    const { rerender } = render(at('/jobs'))
    expect(await screen.findByText('This page could not be shown')).toBeDefined()
    expect(screen.queryByRole('main')).toBeNull()
    rerender(at('/'))
    expect(await screen.findByText('Home')).toBeDefined()
    isOnline = true
    void jobs.preload()
    rerender(at('/jobs'))
    expect(await screen.findByText('Jobs')).toBeDefined()
    // React logs errors that a boundary catches.
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
  })
})

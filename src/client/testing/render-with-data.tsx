import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '#client/api/query-client.ts'
import { type ShownToast, useShownToast } from '#client/ui/toast-store.ts'

const ignore = (): void => undefined
let shownToast: ShownToast | null = null

/** The visible toast, as of the last render inside `renderWithData`. */
export const currentToast = () => shownToast

export function renderWithData(children: ReactNode, onUnauthorized = ignore) {
  const { Wrapper, client } = createWrapper(onUnauthorized)
  return { client, ...render(children, { wrapper: Wrapper }) }
}

export function renderHookWithData<Result>(hook: () => Result, onUnauthorized = ignore) {
  const { Wrapper, client } = createWrapper(onUnauthorized)
  return { client, ...renderHook(hook, { wrapper: Wrapper }) }
}

/** Lets pending promises and effects finish. */
export const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

function createWrapper(onUnauthorized: () => void) {
  const client = createQueryClient({ onUnauthorized })
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {children}
      <ToastProbe />
    </QueryClientProvider>
  )
  return { Wrapper, client }
}

function ToastProbe() {
  shownToast = useShownToast()
  return null
}

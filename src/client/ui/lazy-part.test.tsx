import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { settle } from '#client/testing/render-with-data.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useShownToast } from './toast-store.ts'

interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const Panel = ({ open }: PanelProps) => (open ? <p>Panel</p> : null)

function Page({ part }: { part: { Screen: ComponentType<PanelProps> } }) {
  const [isOpen, setOpen] = useState(false)
  const toast = useShownToast()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>{isOpen ? 'is open' : 'is closed'}</p>
      <p>{toast?.description}</p>
      <part.Screen open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

describe('a lazy part of a screen', () => {
  it('closes with a toast when it fails to load, and the next press retries', async () => {
    let isOnline = false
    const part = lazyPart<PanelProps>(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
      return Panel
    })
    render(<Page part={part} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText(/^This could not be loaded/)).toBeDefined()
    expect(screen.getByText('is closed')).toBeDefined()

    isOnline = true
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Panel')).toBeDefined()
  })

  it('loads when it first opens, and renders at once after that', async () => {
    let loads = 0
    const part = lazyPart<PanelProps>(async () => {
      loads += 1
      return Panel
    })
    const first = render(<Page part={part} />)
    await settle()
    expect(loads).toBe(0)
    first.unmount()
    await act(() => part.preload())
    render(<part.Screen open onOpenChange={() => undefined} />)
    expect(screen.getByText('Panel')).toBeDefined()
    expect(loads).toBe(1)
  })
})

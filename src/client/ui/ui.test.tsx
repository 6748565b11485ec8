import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { CopyButton } from './copy-button.tsx'
import { FormDialog } from './form-dialog.tsx'
import { pageNeighbors } from './page-neighbors.ts'
import { Pagination } from './pagination.tsx'
import { RichText } from './rich-text.tsx'
import { ShareLinkButton } from './share-link-button.tsx'
import { StarInput } from './star-input.tsx'
import { StepPagination } from './step-pagination.tsx'
import { dismissToast, toast, toastError, useShownToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'
import { Tooltip } from './tooltip.tsx'

describe('toasts', () => {
  const shown = () => renderHook(useShownToast).result

  it('a new toast replaces the old one, and closing the old one keeps the new', () => {
    const result = shown()
    act(() => toast({ title: 'First' }))
    const first = result.current?.id ?? 0
    act(() => toast({ title: 'Second' }))
    act(() => dismissToast(first))
    expect(result.current?.title).toBe('Second')
  })

  it('a failure that is reported elsewhere shows no toast', () => {
    const result = shown()
    act(() => toastError(null))
    expect(result.current).toBeNull()
  })

  it('the button of a toast runs its action and closes it', async () => {
    const onAction = vi.fn()
    render(<Toaster />)
    act(() => toast({ title: 'Success', description: 'Removed', action: { label: 'Undo', onAction } }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.queryByText('Removed')).toBeNull()
  })
})

describe('a tooltip', () => {
  const show = () =>
    render(
      <>
        <Tooltip text="First hint">
          <button type="button">First</button>
        </Tooltip>
        <Tooltip text="Second hint">
          <button type="button">Second</button>
        </Tooltip>
      </>,
    )
  const at = (name: string) => screen.getByRole('button', { name })
  const shown = () => screen.queryByRole('tooltip')?.textContent

  it('opens after a delay, and the next one at once', () => {
    vi.useFakeTimers()
    // Another test may have closed a tooltip a moment ago.
    vi.advanceTimersByTime(1_000_000_000)
    show()
    fireEvent.pointerEnter(at('First'))
    act(() => void vi.advanceTimersByTime(699))
    expect(shown()).toBeUndefined()
    act(() => void vi.advanceTimersByTime(1))
    expect(shown()).toBe('First hint')
    fireEvent.pointerLeave(at('First'))
    expect(shown()).toBeUndefined()
    fireEvent.pointerEnter(at('Second'))
    act(() => void vi.advanceTimersByTime(0))
    expect(shown()).toBe('Second hint')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeUndefined()
  })

  it('does not open on touch', () => {
    vi.useFakeTimers()
    show()
    fireEvent.pointerEnter(at('First'), { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(2_000))
    expect(shown()).toBeUndefined()
  })
})

describe('pagination', () => {
  it('marks the clicked page before its results arrive', async () => {
    const onPageChange = vi.fn()
    render(<Pagination page={1} lastPage={9} onPageChange={onPageChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(onPageChange).toHaveBeenCalledWith(3)
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('3')
  })

  it('cannot go before the first or past the last page', () => {
    const onPageChange = vi.fn()
    render(<Pagination page={9} lastPage={9} onPageChange={onPageChange} pageNumbers={pageNeighbors} />)
    const next = screen.getByRole('button', { name: 'Next page' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(next)
    expect(onPageChange).not.toHaveBeenCalled()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['', '1', '8', '9', ''])
  })

  it('is not shown for a single page', () => {
    const { container } = render(<Pagination page={1} lastPage={1} onPageChange={vi.fn()} />)
    expect(container.innerHTML).toBe('')
  })

  it('steps lead to the first, previous, next and last page', async () => {
    const onPageChange = vi.fn()
    render(<StepPagination page={4} lastPage={1200} onPageChange={onPageChange} />)
    expect(screen.getByText('Page 4 of 1,200')).toBeDefined()
    for (const name of ['First', 'Previous', 'Next', 'Last'])
      await userEvent.click(screen.getByRole('button', { name }))
    expect(onPageChange.mock.calls.flat()).toEqual([1, 3, 5, 1200])
  })
})

it.each([
  ['Next page', Pagination],
  ['Last', StepPagination],
])('%s keeps the focus on the last page', async (name, Pages) => {
  function List() {
    const [page, setPage] = useState(1)
    return <Pages page={page} lastPage={2} onPageChange={setPage} />
  }
  render(<List />)
  const button = screen.getByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})

describe('a form dialog', () => {
  function Dialog({ onClose }: { onClose: () => void }) {
    return (
      <FormDialog open onOpenChange={onClose} title="Edit">
        <input aria-label="Name" />
      </FormDialog>
    )
  }

  it('closes at once when nothing was typed', async () => {
    const onClose = vi.fn()
    render(<Dialog onClose={onClose} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asks before it discards what was typed', async () => {
    const onClose = vi.fn()
    render(<Dialog onClose={onClose} />)
    await userEvent.type(await screen.findByLabelText('Name'), 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

it('stars are chosen like radio buttons and name their caption', async () => {
  function Rating() {
    const [value, setValue] = useState(0)
    return (
      <StarInput
        legend="Rating"
        captions={['Poor', 'Good']}
        value={value}
        onChange={setValue}
        prompt="Choose"
      />
    )
  }
  render(<Rating />)
  expect(screen.getByText('Choose')).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: '2 stars, Good' }))
  expect(screen.getByText('Good')).toBeDefined()
})

it('removing a chip moves focus to its neighbor', async () => {
  const onRemove = vi.fn()
  render(
    <div>
      <Chip label="STEM" onRemove={onRemove} />
      <Chip label="Music" onRemove={onRemove} />
    </div>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove STEM' }))
  expect(onRemove).toHaveBeenCalledOnce()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Music')
})

describe('sharing', () => {
  const share = async () => {
    render(<ShareLinkButton title="Camp" path="/summer-camps?view=camp-1" />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  }
  const link = `${window.location.origin}/summer-camps?view=camp-1`

  it('copies the link where the device cannot share', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const { result } = renderHook(useShownToast)
    await share()
    expect(writeText).toHaveBeenCalledWith(link)
    expect(result.current?.title).toBe('Link copied')
  })

  it('closing the share sheet is not an error', async () => {
    const writeText = vi.fn()
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', { share: closed, clipboard: { writeText } })
    const { result } = renderHook(useShownToast)
    await share()
    expect(writeText).not.toHaveBeenCalled()
    expect(result.current).toBeNull()
  })

  it('shows the value when copying is not allowed', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    const { result } = renderHook(useShownToast)
    render(<CopyButton value="555-0100" what="phone number" />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy phone number' })))
    expect(result.current).toMatchObject({ title: 'Could not copy', description: '555-0100' })
  })
})

it('a held Enter presses a button once', () => {
  render(<Button>Undo</Button>)
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true })).toBe(false)
})

describe('a busy button', () => {
  it('keeps the focus and ignores clicks', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Save</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button')
    button.focus()
    rerender(
      <Button loading onClick={onClick}>
        Save
      </Button>,
    )
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.disabled).toBe(false)
    fireEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('submits its form once, also with Enter in a field', async () => {
    const onSubmit = vi.fn()
    function Form() {
      const [isBusy, setBusy] = useState(false)
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
            setBusy(true)
          }}
        >
          <input aria-label="Name" />
          <Button type="submit" loading={isBusy}>
            Save
          </Button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}{Enter}')
    await userEvent.dblClick(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

it('descriptions never become HTML', () => {
  const { container } = render(<RichText text={'<img src=x onerror=alert(1)>\n\n**Bring** lunch'} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('strong')?.textContent).toBe('Bring')
  expect(container.querySelectorAll('p')).toHaveLength(2)
})

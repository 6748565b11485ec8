import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ListingForm } from './listing-form.tsx'
import { Picker } from './picker/picker.tsx'

type FormProps = Partial<ComponentProps<typeof ListingForm>>

const form = (props: FormProps = {}) => {
  const onSubmit = vi.fn()
  const element = (more: FormProps = {}) => (
    <ListingForm
      kind="camp"
      mode="submit"
      photo={<p>Photo</p>}
      busy={false}
      onSubmit={onSubmit}
      {...props}
      {...more}
    >
      <button type="submit">Send</button>
    </ListingForm>
  )
  const view = render(element())
  return { onSubmit, rerender: (more: FormProps) => view.rerender(element(more)) }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })

const valid = {
  name: 'Camp Meadow',
  description: 'A week outdoors.',
  categories: ['STEM'],
  deliveryMode: ['In-person'],
  city: 'Dublin',
  state: 'CA',
}

describe('the listing form', () => {
  it('sends a valid listing with its defaults', async () => {
    const { onSubmit } = form({ initial: valid })
    await userEvent.clear(field('Name'))
    await userEvent.type(field('Name'), '  Camp Lark ')
    await send()
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ ...valid, name: 'Camp Lark' })
    expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('openingDate')
  })

  it('names every missing field and sends nothing', async () => {
    const { onSubmit } = form()
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('Please select at least one category')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toMatch(/^Please check: .*Categories/)
  })

  it('shows an error when a field is left, and removes it when it is fixed', async () => {
    form({ initial: valid })
    await userEvent.clear(field('Name'))
    await userEvent.tab()
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(field('Name'), 'Camp')
    expect(field('Name').getAttribute('aria-invalid')).toBeNull()
  })

  it('shows server errors at their fields, and other errors below', async () => {
    const { rerender } = form({ initial: valid })
    rerender({ serverErrors: { name: 'Too similar', somewhere: 'Please try later' } })
    expect(await screen.findByText('Too similar')).toBeDefined()
    expect(document.activeElement).toBe(field('Name'))
    expect(screen.getByText('Please try later')).toBeDefined()
  })

  it('offers the subjects of the chosen categories, and the others when they are searched', async () => {
    form({ kind: 'tutoring', initial: { categories: ['Racquet Sports'] } })
    const subjects = screen.getByRole('combobox', { name: /^Specific subjects/i })
    await userEvent.click(subjects)
    expect(screen.getByRole('option', { name: 'Tennis' })).toBeDefined()
    expect(screen.queryByRole('option', { name: 'Algebra' })).toBeNull()
    await userEvent.type(subjects, 'alg')
    expect(screen.getByRole('option', { name: 'Algebra' })).toBeDefined()
  })

  it('does not send twice while it is busy', async () => {
    const { onSubmit } = form({ initial: valid, busy: true })
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('reports every change, for the draft', async () => {
    const onChange = vi.fn()
    form({ onChange })
    await userEvent.type(field('Name'), 'Lark')
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'Lark' })
  })

  it('shows the registration link of an event only when registration is required', async () => {
    form({ kind: 'event' })
    expect(screen.queryByLabelText('Registration link')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /Registration/ }))
    expect(screen.getByLabelText(/Registration link/i)).toBeDefined()
  })
})

describe('collapsible sections', () => {
  const heading = (name: RegExp) => screen.getByRole('button', { name })
  const isCollapsed = (name: string) => field(name).closest('[hidden]') !== null
  const done = (title: string) =>
    userEvent.click(screen.getByRole('button', { name: `Finish section ${title}` }))

  it('need their required fields, get a check mark and can be opened again', async () => {
    form({ collapsible: true })
    await done('Basics')
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(field('Name'), 'Camp Lark')
    await userEvent.type(field('Description'), 'A week outdoors.')
    await done('Basics')
    await waitFor(() => expect(document.activeElement).toBe(heading(/^Program/)))
    expect(isCollapsed('Name')).toBe(true)
    await userEvent.click(heading(/Done: Basics/))
    expect(isCollapsed('Name')).toBe(false)
    expect((field('Name') as HTMLInputElement).value).toBe('Camp Lark')
  })

  it('expand when they contain an error, and the field takes focus', async () => {
    const { onSubmit } = form({ collapsible: true, initial: { ...valid, name: '' } })
    await userEvent.click(heading(/^Basics/))
    expect(isCollapsed('Name')).toBe(true)
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(isCollapsed('Name')).toBe(false)
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  })
})

describe('the option picker', () => {
  const groups = [{ title: 'Mathematics', options: ['Algebra', 'Geometry', 'Calculus'] }]
  const picker = (props: Partial<ComponentProps<typeof Picker>> = {}) => {
    const onChange = vi.fn()
    render(
      <Picker
        label="Subjects"
        groups={groups}
        allowsCustom
        placeholder=""
        chosen={[]}
        onChange={onChange}
        onBlur={() => undefined}
        ref={null}
        {...props}
      />,
    )
    return { onChange, input: screen.getByRole('combobox', { name: 'Subjects' }) }
  }

  it('picks the highlighted option with Enter', async () => {
    const { onChange, input } = picker()
    await userEvent.type(input, 'geo{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['Geometry'])
  })

  it('moves through the options with the arrow keys, around both ends', async () => {
    const { onChange, input } = picker()
    await userEvent.type(input, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['Algebra'])
  })

  it('adds a custom value only where that is allowed', async () => {
    const { onChange, input } = picker()
    await userEvent.type(input, 'Knitting')
    expect(screen.getByRole('option', { name: 'Add “Knitting”' })).toBeDefined()
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith(['Knitting'])
  })

  it('drops text that matches nothing', async () => {
    const { onChange, input } = picker({ allowsCustom: false })
    await userEvent.type(input, 'Knitting')
    expect(screen.getByText('No matches')).toBeDefined()
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('removes the last value with Backspace and any value by its chip', async () => {
    const { onChange, input } = picker({ chosen: ['Algebra', 'Geometry'] })
    await userEvent.type(input, '{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(['Algebra'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Algebra' }))
    expect(onChange).toHaveBeenLastCalledWith(['Geometry'])
  })

  it('closes its list with Escape without closing the surrounding dialog', async () => {
    const onKeyDown = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog.
      <div onKeyDown={onKeyDown}>
        <Picker
          label="Tags"
          {...{ groups, allowsCustom: true, placeholder: '', chosen: [], ref: null }}
          onChange={() => undefined}
          onBlur={() => undefined}
        />
      </div>,
    )
    const input = screen.getByRole('combobox', { name: 'Tags' })
    await userEvent.click(input)
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3)
    onKeyDown.mockClear()
    await userEvent.keyboard('{Escape}')
    expect(input.getAttribute('aria-expanded')).toBe('false')
    expect(onKeyDown).not.toHaveBeenCalled()
  })
})

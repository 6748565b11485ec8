import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failWith, fakeServer } from '#client/testing/fake-server.ts'
import { currentToast, renderWithData } from '#client/testing/render-with-data.tsx'
import { ImportCard } from './import-card.tsx'
import { UndoImport } from './undo-import.tsx'

const path = 'POST /api/admin/import/summer-camps'
const ok = { success: true, message: '2 rows are ready', errors: [], details: [], imported: 2, skipped: 0 }
const refused = (...details: string[]) => ({
  status: 400,
  body: { message: 'Please fix the file', errors: details, details },
})
const csv = (text: string, name = 'camps.csv') => new File([text], name, { type: 'text/csv' })

const card = () => renderWithData(<ImportCard kind="camp" running={undefined} />)
const importButton = () => screen.getByRole('button', { name: /^Import/ })
const choose = async (file: File) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }))
}

describe('importing a file', () => {
  it('shows the first five rows and checks the file before it can be imported', async () => {
    const server = fakeServer({ [`${path}/check`]: ok, [path]: { ...ok, message: '2 listings imported' } })
    card()
    expect(importButton().getAttribute('aria-disabled')).toBe('true')
    await choose(csv('name,city\na,1\nb,2\nc,3\nd,4\ne,5\nf,6'))
    expect(await screen.findByText('2 rows are ready')).toBeDefined()
    expect(screen.getAllByRole('row')).toHaveLength(6)
    await userEvent.click(importButton())
    expect(await screen.findByText('2 listings imported')).toBeDefined()
    expect(server.requests.map(({ path: url }) => url)).toContain('/api/admin/import/summer-camps')
  })

  it('lists the errors and offers the failed rows', async () => {
    fakeServer({ [`${path}/check`]: refused('Line 2: city is required', 'Line 3: state is unknown') })
    card()
    await choose(csv('name\na\nb'))
    expect(await screen.findByText('Please fix the file')).toBeDefined()
    expect(screen.getByText('Line 3: state is unknown')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Download failed rows' })).toBeDefined()
    expect(importButton().getAttribute('aria-disabled')).toBe('true')
  })

  it('offers no failed rows when the header itself is wrong', async () => {
    fakeServer({ [`${path}/check`]: refused('Line 1: there is no column called nmae') })
    card()
    await choose(csv('nmae\na'))
    expect(await screen.findByText('Line 1: there is no column called nmae')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Download failed rows' })).toBeNull()
  })

  it('shows a message when the response is not from the API', async () => {
    fakeServer({ [`${path}/check`]: { status: 502, body: '<html>' } })
    card()
    await choose(csv('name\na'))
    expect(await screen.findByText('Import failed. Please check your data format.')).toBeDefined()
  })

  it('requests skipping duplicates when the box is checked', async () => {
    const server = fakeServer({ [`${path}/check`]: ok })
    card()
    await choose(csv('name\na'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Skip listings that already exist' }))
    await waitFor(() =>
      expect(server.requests.at(-1)?.path).toBe('/api/admin/import/summer-camps/check?duplicates=skip'),
    )
  })

  it('accepts CSV files only', async () => {
    const server = fakeServer({})
    card()
    await choose(csv('x', 'camps.xlsx'))
    expect(currentToast()).toMatchObject({
      title: 'Invalid file type',
      description: 'Please choose a .csv file.',
    })
    expect(server.requests).toEqual([])
  })
})

describe('undoing an import', () => {
  const confirm = async () => {
    renderWithData(<UndoImport id={4} />)
    await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }))
    const buttons = await screen.findAllByRole('button', { name: 'Undo this import' })
    await userEvent.click(buttons.at(-1) as HTMLElement)
  }

  it('asks for confirmation, then shows what was removed', async () => {
    fakeServer({ 'POST /api/admin/imports/4/undo': { message: '2 listings removed' } })
    await confirm()
    await waitFor(() => expect(currentToast()?.description).toBe('2 listings removed'))
  })

  it('sends one request when the button is pressed again while the dialog closes', async () => {
    const server = fakeServer({ 'POST /api/admin/imports/4/undo': { message: '2 listings removed' } })
    renderWithData(<UndoImport id={4} />)
    await userEvent.click(screen.getByRole('button', { name: 'Undo this import' }))
    const buttons = await screen.findAllByRole('button', { name: 'Undo this import' })
    await userEvent.dblClick(buttons.at(-1) as HTMLElement)
    await waitFor(() => expect(currentToast()?.description).toBe('2 listings removed'))
    expect(server.count('POST')).toBe(1)
  })

  it('shows why it failed', async () => {
    fakeServer({ 'POST /api/admin/imports/4/undo': failWith(409, 'It was undone already') })
    await confirm()
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: 'It was undone already' }),
    )
  })
})

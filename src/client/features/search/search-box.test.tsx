import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { deferred, fakeServer, type SentRequest } from '#client/testing/fake-server.ts'
import { renderWithData } from '#client/testing/render-with-data.tsx'
import { SearchBox } from './search-box.tsx'

const camp = { id: 7, listingType: 'camp', name: 'Robot Camp', location: 'Dublin, CA' }
const answer = {
  groups: [{ listingType: 'camp', total: 1, items: [camp], query: { search: 'robot' } }],
  understood: [],
  categories: [{ listingType: 'camp', param: 'categories', value: 'Engineering' }],
  places: [{ city: 'Dublin', total: 3 }],
  steps: [{ id: '10th', title: '10th Grade', period: 'Sophomore Year' }],
}
const qOf = ({ path }: SentRequest) => new URL(path, 'http://localhost').searchParams.get('q')
const pause = (ms: number) => act(async () => new Promise((resolve) => setTimeout(resolve, ms)))
const box = () => screen.getByRole('combobox', { name: 'Find anything' })

describe('the search box', () => {
  it('offers listings, categories, places and guide steps in groups, once typing stops', async () => {
    const { requests } = fakeServer({ 'GET /api/search': answer })
    renderWithData(<SearchBox />)
    await userEvent.type(box(), 'robot')
    const group = await screen.findByRole('group', { name: 'Summer Camps' })
    expect(within(group).getByRole('option').textContent).toBe('Robot CampDublin, CA')
    for (const name of ['Categories', 'Places', 'Planning Guides'])
      expect(screen.getByRole('group', { name })).toBeDefined()
    expect(requests.map(qOf)).toEqual(['robot'])
  })

  it('follows the arrow keys, and Enter opens the highlighted suggestion', async () => {
    fakeServer({ 'GET /api/search': answer })
    renderWithData(<SearchBox />)
    await userEvent.type(box(), 'robot')
    await screen.findByRole('group', { name: 'Summer Camps' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const highlighted = screen.getByRole('option', { selected: true })
    expect(highlighted.textContent).toContain('Robot Camp')
    expect(box().getAttribute('aria-activedescendant')).toBe(highlighted.id)
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/summer-camps?view=camp-7')
  })

  it('Enter alone shows all results, and Escape closes the list', async () => {
    fakeServer({ 'GET /api/search': answer })
    renderWithData(<SearchBox />)
    await userEvent.type(box(), 'robotics dublin')
    await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('true'))
    await userEvent.keyboard('{Escape}')
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/search?q=robotics+dublin')
  })

  it('offers suggestions for text typed before it loaded', async () => {
    fakeServer({ 'GET /api/search': answer })
    renderWithData(<SearchBox autoFocus typed="robot" />)
    expect(await screen.findByRole('group', { name: 'Summer Camps' })).toBeDefined()
    expect(box().getAttribute('value')).toBe('robot')
  })

  it('ignores a late response to an earlier query', async () => {
    const slow = deferred<object>()
    const other = { ...answer, groups: [{ ...answer.groups[0], items: [{ ...camp, name: 'Late' }] }] }
    fakeServer({
      'GET /api/search': (request: SentRequest) => (qOf(request) === 'robo' ? slow.promise : answer),
    })
    renderWithData(<SearchBox />)
    await userEvent.type(box(), 'robo')
    await pause(200)
    await userEvent.type(box(), 't')
    await screen.findByText('Robot Camp')
    slow.resolve(other)
    await pause(20)
    expect(screen.queryByText('Late')).toBeNull()
  })

  it('takes focus with the / key, but not while typing elsewhere', async () => {
    renderWithData(
      <>
        <textarea aria-label="Note" />
        <SearchBox isShortcut />
      </>,
    )
    await userEvent.click(screen.getByLabelText('Note'))
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(screen.getByLabelText('Note'))
    await userEvent.click(document.body)
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(box())
    expect(box()).toHaveProperty('value', '')
  })
})

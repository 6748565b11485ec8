import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { afterPaint } from '#client/lib/after-paint.ts'
import { Tab, TabList, Tabs } from './tabs.tsx'

function Reviews() {
  const [tab, setTab] = useState('newest')
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList>
        <Tab value="newest">Newest</Tab>
        <Tab value="highest">Highest</Tab>
      </TabList>
      <p>Shows {tab}</p>
    </Tabs>
  )
}

const press = (name: string) => fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })
const painted = () => act(() => new Promise<void>(afterPaint))

it('the tapped tab is marked at once, and its panel follows', async () => {
  render(<Reviews />)
  press('Highest')
  expect(screen.getByRole('tab', { name: 'Highest' }).dataset.marked).toBe('')
  expect(screen.getByText('Shows newest')).toBeDefined()
  await painted()
  expect(screen.getByText('Shows highest')).toBeDefined()
})

it('going back before the panel follows keeps the first tab', async () => {
  render(<Reviews />)
  press('Highest')
  press('Newest')
  await painted()
  await painted()
  expect(screen.getByText('Shows newest')).toBeDefined()
  expect(screen.getByRole('tab', { name: 'Newest' }).dataset.marked).toBe('')
})

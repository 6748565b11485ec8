// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { illustrationOf } from '#shared/illustrations/illustration.ts'
import { EnlargeablePicture } from './enlargeable-picture.tsx'
import { Picture } from './picture.tsx'

const picture = {
  title: 'Ridgeline',
  alt: 'Photo of Ridgeline',
  illustration: illustrationOf('tent', 7),
  className: 'size-16',
}
const photo = '/uploads/0123456789abcdef0123456789abcdef.webp'
const button = () => screen.getByRole('button', { name: 'Enlarge photo: Ridgeline' })

afterEach(cleanup)

describe('a picture', () => {
  test('without a photo is a tile with the drawing and the initial, hidden from screen readers', () => {
    const { container } = render(<Picture {...picture} photo={null} />)
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(container.textContent).toBe('R')
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/drawings.*\.svg#tent$/)
  })

  test('with a photo shows it', () => {
    render(<Picture {...picture} photo={photo} />)
    expect(screen.getByRole('img', { name: 'Photo of Ridgeline' }).getAttribute('src')).toBe(photo)
  })

  test('whose photo does not load is a tile', () => {
    const { container } = render(<Picture {...picture} photo={photo} />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('R')
  })
})

describe('a picture that can be enlarged', () => {
  test('opens and closes by keyboard and returns the focus', async () => {
    const user = userEvent.setup()
    render(<EnlargeablePicture {...picture} photo={photo} />)
    await user.tab()
    expect(document.activeElement).toBe(button())
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ridgeline' }))
    expect(dialog.getByRole('img', { name: 'Photo of Ridgeline' }).getAttribute('src')).toBe(photo)
    await user.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  test('without a photo has no button', () => {
    render(<EnlargeablePicture {...picture} photo={null} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

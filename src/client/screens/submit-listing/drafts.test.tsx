import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { startValues } from '#client/features/listing-form/form-values.ts'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'
import { useListingDraft } from './use-listing-draft.ts'

const draft = { values: { name: 'Camp Lark' }, photoUrl: '/uploads/a.webp' }

describe('a draft', () => {
  it('belongs to one user and one kind', () => {
    writeDraft('ana', 'camp', draft)
    expect(readDraft('ana', 'camp')).toEqual(draft)
    expect(readDraft('ben', 'camp')).toBeNull()
    expect(readDraft('ana', 'job')).toBeNull()
    dropDraft('ana', 'camp')
    expect(readDraft('ana', 'camp')).toBeNull()
  })

  it('survives in memory when storage is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    writeDraft('ana', 'camp', draft)
    expect(readDraft('ana', 'camp')).toEqual(draft)
    dropDraft('ana', 'camp')
    expect(readDraft('ana', 'camp')).toBeNull()
    vi.unstubAllGlobals()
  })

  it.each(['null', '[]', '{"values":3}', '{"photoUrl":"x"}'])('ignores damaged storage: %s', (stored) => {
    localStorage.setItem('draft:ana:camp', stored)
    expect(readDraft('ana', 'camp')).toBeNull()
  })
})

describe('the draft of a form', () => {
  const hook = () => renderHook(() => useListingDraft('ana', 'camp')).result
  const empty = startValues('camp', 'submit')

  it('exists once the user types, and is removed when the form is empty again', () => {
    const result = hook()
    act(() => result.current.saveValues({ ...empty, name: 'Lark' }))
    expect(result.current.hasDraft).toBe(true)
    expect(readDraft('ana', 'camp')?.values.name).toBe('Lark')
    act(() => result.current.saveValues(empty))
    expect(result.current.hasDraft).toBe(false)
    expect(readDraft('ana', 'camp')).toBeNull()
  })

  it('keeps both photo and fields', () => {
    const result = hook()
    act(() => result.current.savePhoto('/uploads/a.webp'))
    act(() => result.current.saveValues({ ...empty, name: 'Lark' }))
    expect(readDraft('ana', 'camp')).toMatchObject({ photoUrl: '/uploads/a.webp', values: { name: 'Lark' } })
    dropDraft('ana', 'camp')
  })
})

import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failWith, fakeServer, unauthorized } from '#client/testing/fake-server.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { refreshCurrentUser, useCurrentUser } from './session.ts'

const ana = { id: '1', firstName: 'Ana' }

describe('the current user', () => {
  it('is the account that the server names', async () => {
    fakeServer({ 'GET /api/auth/user': ana })
    const { result } = renderHook(useCurrentUser)
    await act(() => refreshCurrentUser())
    expect(result.current).toEqual(ana)
  })

  it('stays signed in when a later request fails for another reason than a 401', async () => {
    fakeServer({ 'GET /api/auth/user': ana })
    const { result } = renderHook(useCurrentUser)
    await act(() => refreshCurrentUser())
    fakeServer({ 'GET /api/auth/user': failWith(503, 'Down') })
    await act(() => refreshCurrentUser())
    expect(result.current).toEqual(ana)
    fakeServer({ 'GET /api/auth/user': unauthorized })
    await act(() => refreshCurrentUser())
    expect(result.current).toBeNull()
  })

  it('reaches the screens only after their code has loaded', async () => {
    fakeServer({ 'GET /api/auth/user': ana })
    const { result } = renderHook(useCurrentUser)
    const prepare = vi.fn(async () => expect(result.current).toBeNull())
    await act(() => refreshCurrentUser(prepare))
    expect(prepare).toHaveBeenCalledWith(ana)
    expect(result.current).toEqual(ana)
  })
})

describe('a request', () => {
  it('sends JSON, and a form as it is', async () => {
    const server = fakeServer({ 'POST /a': { ok: true }, 'POST /b': undefined })
    const form = new FormData()
    expect(await http.post('/a', { name: 'x' })).toEqual({ ok: true })
    await http.post('/b', form)
    expect(server.requests.map(({ body }) => body)).toEqual([{ name: 'x' }, form])
  })

  it('has no result when the response is empty', async () => {
    fakeServer({ 'DELETE /a': () => undefined })
    expect(await http.delete('/a')).toBeUndefined()
  })

  it('fails with the status and the message of the server', async () => {
    fakeServer({ 'GET /a': failWith(409, 'Already there') })
    const error = await http.get('/a').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, userMessage: 'Already there' })
  })
})

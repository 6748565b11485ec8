import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkResponse } from './check-response.ts'
import { routeHeader } from './route-contracts.ts'

const contracts = new Map([['GET /api/things', { 200: z.object({ total: z.int() }) }]])

const check = (status: number, body: unknown) => {
  const headers = new Headers({ 'content-type': 'application/json', [routeHeader]: 'GET /api/things' })
  return () => checkResponse('GET /api/things?limit=1', { status, headers, body }, contracts)
}

test('a response that matches its schema passes', () => {
  expect(check(200, { total: 3 })).not.toThrow()
})

test('a response that does not match its schema fails', () => {
  expect(check(200, { total: '3' })).toThrow('against its contract')
})

test('a success status that the route does not declare fails', () => {
  expect(check(201, { total: 3 })).toThrow('answered 201, which GET /api/things does not declare')
})

test('every error has the shared error shape', () => {
  expect(check(409, { message: 'Already there' })).not.toThrow()
  expect(check(409, { error: 'Already there' })).toThrow('against its contract')
})

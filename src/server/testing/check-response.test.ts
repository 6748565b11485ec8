import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer } from './check-answer.ts'
import { routeHeader } from './route-contracts.ts'

const contracts = new Map([['GET /api/things', { 200: z.object({ total: z.int() }) }]])

const check = (status: number, body: unknown) => {
  const headers = new Headers({ 'content-type': 'application/json', [routeHeader]: 'GET /api/things' })
  return () => checkAnswer('GET /api/things?limit=1', { status, headers, body }, contracts)
}

test('an answer in the declared shape passes', () => {
  expect(check(200, { total: 3 })).not.toThrow()
})

test('an answer in another shape fails', () => {
  expect(check(200, { total: '3' })).toThrow('against its contract')
})

test('a success that the route does not declare fails', () => {
  expect(check(201, { total: 3 })).toThrow('answered 201, which GET /api/things does not declare')
})

test('an error has the one shape of all errors', () => {
  expect(check(409, { message: 'Already there' })).not.toThrow()
  expect(check(409, { error: 'Already there' })).toThrow('against its contract')
})

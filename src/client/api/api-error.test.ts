import { describe, expect, it } from 'vitest'
import { ApiError, errorMessage, isUnauthorized } from './api-error.ts'

describe('ApiError', () => {
  it('has the status and the response text in its message', () => {
    expect(new ApiError(500, 'Internal Server Error').message).toBe('500: Internal Server Error')
  })

  it('has the first message of each field', () => {
    const body = {
      message: 'Please check the form',
      errors: [
        { field: 'email', message: 'Valid email is required' },
        { field: 'email', message: 'Too long' },
      ],
    }
    expect(new ApiError(400, JSON.stringify(body)).fieldErrors).toEqual({ email: 'Valid email is required' })
  })

  it('has a readable message for an unknown body', () => {
    expect(errorMessage(new ApiError(502, '<html>Bad gateway</html>'))).toBe(
      'Something went wrong. Please try again.',
    )
  })

  it('treats an expired session as unauthorized, but not a wrong password', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true)
    expect(isUnauthorized(new ApiError(401, '{"message":"Wrong email or password"}'))).toBe(false)
  })
})

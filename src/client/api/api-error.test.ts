import { describe, expect, it } from 'vitest'
import { ApiError, errorMessage, isUnauthorized } from './api-error.ts'

describe('ApiError', () => {
  it('keeps the status and the text of the response in its message', () => {
    expect(new ApiError(500, 'Internal Server Error').message).toBe('500: Internal Server Error')
  })

  it('gives each field its first message', () => {
    const body = {
      message: 'Please check the form',
      errors: [
        { field: 'email', message: 'Valid email is required' },
        { field: 'email', message: 'Too long' },
      ],
    }
    expect(new ApiError(400, JSON.stringify(body)).fieldErrors).toEqual({ email: 'Valid email is required' })
  })

  it('has words for a person even when the body is not ours', () => {
    expect(errorMessage(new ApiError(502, '<html>Bad gateway</html>'))).toBe(
      'Something went wrong. Please try again.',
    )
  })

  it('counts an ended session as unauthorized, a wrong password not', () => {
    expect(isUnauthorized(new ApiError(401, '{"message":"Unauthorized"}'))).toBe(true)
    expect(isUnauthorized(new ApiError(401, '{"message":"Wrong email or password"}'))).toBe(false)
  })
})

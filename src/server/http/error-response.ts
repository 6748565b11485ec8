import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError, badRequest, errorStatus, tooLarge, unsupportedMedia } from '#server/errors.ts'
import type { ErrorBody } from '#shared/contract/errors.ts'
import { databaseProblem } from './database-problem.ts'
import { fieldErrorsOf, summaryOf } from './validation-problem.ts'

export interface ErrorResponse {
  status: number
  body: ErrorBody
  retryAfterSeconds?: number
  logLevel: 'error' | 'warn' | null
}

/** Maps any thrown value to a response. Only an AppError keeps its own message. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof AppError) return responseOf(error, error.kind === 'unavailable' ? 'warn' : null)
  const fromRequest = requestProblem(error)
  if (fromRequest) return responseOf(fromRequest, null)
  const fromDatabase = databaseProblem(error)
  if (fromDatabase) return responseOf(fromDatabase, fromDatabase.kind === 'unavailable' ? 'error' : 'warn')

  const status = statusOf(error)
  const message = status >= 500 ? defectMessage : (messageByStatus[status] ?? badRequestMessage)
  return { status, body: { message }, logLevel: status >= 500 ? 'error' : null }
}

const defectMessage = 'Something went wrong on our side. Please try again in a moment.'
const badRequestMessage = 'We could not read that request.'

/** Fastify's messages address programmers and may repeat the input. */
const messageByStatus: Record<number, string> = {
  400: badRequestMessage,
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'There is nothing at this address.',
  405: 'This address does not accept that kind of request.',
  406: 'We cannot answer in any form you accept.',
  408: 'The request took too long to arrive.',
  409: 'That conflicts with a change made meanwhile.',
  412: 'That was changed meanwhile.',
  413: 'That is too large to send.',
  414: 'That address is too long.',
  415: 'Please send this as JSON.',
  416: 'That part of the file does not exist.',
  429: 'Too many requests. Please wait a moment and try again.',
}

const problemByCode: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest('The request is not valid JSON.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => tooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => unsupportedMedia('Please send this as JSON.'),
  FST_ERR_BAD_URL: () => badRequest('That address is not written correctly.'),
}

/** Errors that Fastify raises before our code runs. */
function requestProblem(error: unknown): AppError | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrorsOf(error.validation, error.validationContext)
    return badRequest(summaryOf(errors), errors)
  }
  return problemByCode[codeOf(error)]?.() ?? null
}

function responseOf(problem: AppError, logLevel: ErrorResponse['logLevel']): ErrorResponse {
  const body: ErrorBody = { message: problem.message }
  if (problem.errors) body.errors = problem.errors
  if (problem.kind === 'reauthenticate' || problem.kind === 'second-factor') body.code = problem.kind
  const { retryAfterSeconds } = problem
  return { status: errorStatus[problem.kind], body, retryAfterSeconds, logLevel }
}

function statusOf(error: unknown) {
  if (typeof error !== 'object' || error === null) return 500
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}

function codeOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

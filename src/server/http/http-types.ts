import type { MultipartFile } from '@fastify/multipart'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

/** The framework types for code outside `http/` and routes. */
export type HttpApp = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply
export type HttpFile = MultipartFile

/** The app for routes with Zod schemas. */
export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

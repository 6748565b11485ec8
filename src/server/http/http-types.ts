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

/** What code outside `http/` and the routes may know of the web framework. */
export type HttpApp = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply
export type HttpFile = MultipartFile

/** The app for routes, whose schemas are in zod. */
export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What code outside `http/` and the routes may know of the web framework. */
export type HttpApp = FastifyInstance
export type HttpRequest = FastifyRequest
export type HttpReply = FastifyReply
export type HttpFile = MultipartFile

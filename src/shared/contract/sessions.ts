import { z } from 'zod'

export const sessionParamsSchema = z.object({ id: z.string().describe('The id of the session') })

/** GET /api/sessions: the devices that are signed in to the caller's account, most recently used first. */
export const deviceSessionsSchema = z.array(
  z.object({
    id: z.string(),
    /** Browser and operating system in a few words. */
    device: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  }),
)

export type DeviceSession = z.infer<typeof deviceSessionsSchema>[number]

import { z } from 'zod'

const linkProblems = ['dead', 'moved'] as const
/** `dead`: the link does not work. `moved`: it redirects to another host. */
export type LinkProblem = (typeof linkProblems)[number]

const linkFlagSchema = z.object({
  id: z.int(),
  listingType: z.string(),
  listingId: z.int(),
  listingTitle: z.string(),
  /** The field of the listing, such as `website`. */
  field: z.string(),
  url: z.string(),
  problem: z.enum(linkProblems),
  /** A readable reason: 'Answered 404'. */
  detail: z.string(),
  /** The target of a moved link. */
  movedTo: z.string().nullable(),
  problemSince: z.string(),
  checkedAt: z.string(),
})
export type LinkFlag = z.infer<typeof linkFlagSchema>

/** GET /api/admin/link-flags: links of live listings to review, oldest first. */
export const linkFlagsSchema = z.object({ flags: z.array(linkFlagSchema), total: z.int() })
export type LinkFlags = z.infer<typeof linkFlagsSchema>

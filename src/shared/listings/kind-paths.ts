/**
 * Every kind of listing and the path of its page, in header order. Separate from the definitions, because the landing page
 * does not need the fields. A new name here is a compile error in the three records keyed by
 * kind: the definitions (`kinds.ts`), the server's tables (`facts.ts`) and the client's looks (`looks.ts`).
 */
export const kindPaths = {
  tutoring: 'tutoring-providers',
  camp: 'summer-camps',
  internship: 'internships',
  job: 'jobs',
  event: 'events',
} as const

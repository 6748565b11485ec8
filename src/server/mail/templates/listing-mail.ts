/** What every mail about a listing or event tells. */
export interface ListingMail {
  /** The submitter's first name. */
  firstName: string | null
  /** The kind in words, such as 'Summer Camp'. */
  kindLabel: string
  title: string
  path: string
}

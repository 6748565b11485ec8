export interface ListingMail {
  firstName: string | null
  /** Such as 'Summer Camp'. */
  kindLabel: string
  title: string
  path: string
}

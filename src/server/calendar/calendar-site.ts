export interface CalendarSite {
  name: string
  publicUrl: string
}

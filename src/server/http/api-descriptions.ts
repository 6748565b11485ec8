import { kindNames, kindOf } from '#shared/listings/kinds.ts'

/** Descriptions of parameters by name, for all endpoints. Each kind describes its own list filters. */
export const parameterDescriptions: Readonly<Record<string, string>> = {
  action: 'Only entries of this action',
  actor: 'Only entries of the person with this id',
  bounds: 'Only listings inside this box: south,west,north,east in degrees',
  distance: 'The radius in miles around the place of `zipcode`, or of `lat` and `lng`; `any` sets no limit',
  duplicates: 'Whether a row that repeats a listing makes the import fail or is left out',
  exactSearch: 'Whether to look only for the words as they are written, without another spelling',
  facets: 'Whether to count how many results each option of each filter would give',
  file: 'The secret name of a private calendar, with the ending .ics',
  from: 'Only listings that begin on this day or later',
  group: 'Only entries of this group of actions',
  hideClosed: 'Whether to leave out listings whose deadline has passed',
  hideRemote: 'Whether to leave out remote listings',
  id: 'The number of the item',
  ids: 'The numbers of the listings, in the order of the answer',
  itemId: 'A goal or milestone of the planning guide',
  itemType: 'Only entries about items of this type',
  kind: 'The kind of listing, in any spelling',
  lat: 'The latitude of the place that distances are measured from; needs `lng`',
  limit: 'How many results to answer at most',
  listingId: 'The number of the listing',
  listingType: 'The kind of listing, in any spelling',
  lng: 'The longitude of the place that distances are measured from; needs `lat`',
  month: 'Only events of this month',
  noteId: 'The number of the note',
  off: 'Parts of the search that are not to be understood; their words are left out',
  offset: 'How many results to skip',
  page: 'Which page of results to answer, from 1',
  q: 'The words to search for; words in quotation marks are not interpreted',
  query: 'Words to search for',
  search: 'Words to search for',
  sort: 'The order of the reviews',
  sortBy: 'What to sort by',
  sortOrder: 'The direction of the sort',
  status: 'Only saved items with this status',
  to: 'Only listings that end on this day or earlier',
  token: 'The secret part of the link',
  type: 'The kind of listing, in any spelling',
  upcoming: 'Whether to leave out past events',
  userId: 'The id of the person',
  zipcode: 'The ZIP code of the place that distances are measured from; not together with `lat` and `lng`',
}

export const tagDescriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    kindNames.map((kind) => {
      const { plural } = kindOf(kind).names
      return [plural, `Find ${plural.toLowerCase()}, see them on a map and submit new ones`]
    }),
  ),
  Account: 'Sign in, security, profile, preferences and mail of the own account',
  Admin: 'Moderation of listings, reviews, reports and people, and the state of the installation',
  Claims: 'Become the owner of a listing that has none',
  Compare: 'Listings of one kind side by side',
  Home: 'What the home page shows, and suggestions',
  Import: 'Listings from and to CSV files',
  'My listings': 'Listings that the caller submitted: their state, changes and withdrawal',
  'My plan': 'Progress of the caller in the planning guide',
  'Private calendar': 'Saved deadlines and events at a secret address for calendar programs',
  Reports: 'Tell admins about wrong or offensive content',
  Reviews: 'Ratings and reviews of listings, and replies of owners',
  'Saved items': 'Listings that the caller saved, how far each has come, and notifications about them',
  'Saved searches': 'Searches that are kept, and mails about what is new in them',
  Search: 'One search over all kinds of listings',
  'Shared lists': 'Lists of listings that anyone can open by a link',
  Site: 'Whether the server is healthy',
  'Thumbs up': 'Whether people recommend a listing',
  Uploads: 'Pictures for listings and profiles',
  Views: 'How often listings are looked at',
}

/** Endpoints that take a file, with the name of its form field. */
export const fileFields: Readonly<Record<string, string>> = {
  '/api/upload': 'photo',
  '/api/admin/import/{type}': 'csvFile',
  '/api/admin/import/{type}/check': 'csvFile',
  '/api/admin/import/{type}/failed-rows': 'csvFile',
}

/** The root of the public pages. A separate file, because the landing page needs no other public paths. */
export const browseRoot = '/browse'

/** Where visitors browse without an account. Apart, because the landing page needs no more of the public addresses. */
export const browseRoot = '/browse'

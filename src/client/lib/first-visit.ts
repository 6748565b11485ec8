const key = 'first-visit'

/** Called after sign-up. The mark lasts for the tab session, or until a sign-in. */
export function markFirstVisit() {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // Without storage, a new user gets the greeting of a returning user.
  }
}

/** Called on the sign-in page, which only returning users need. */
export function clearFirstVisit() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no mark.
  }
}

export function isFirstVisit() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

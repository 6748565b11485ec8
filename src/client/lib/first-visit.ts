const key = 'first-visit'

/** Called after sign-up. The mark lasts as long as the tab, or until someone signs in. */
export function markFirstVisit() {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // Without storage the person is welcomed as a returning one.
  }
}

/** Called on the sign-in page: who signs in there returns. */
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

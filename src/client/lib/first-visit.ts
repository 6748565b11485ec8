const key = 'first-visit'

/** Called after sign-up. The mark lasts as long as the tab; the next visit is a return. */
export function markFirstVisit() {
  try {
    sessionStorage.setItem(key, 'true')
  } catch {
    // Without storage the person is welcomed as a returning one.
  }
}

export function isFirstVisit() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

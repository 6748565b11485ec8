/** The sign-in page, and where to go from there. */
export function signInPath(returnTo = '/') {
  return returnTo === '/' ? '/api/login' : `/api/login?${new URLSearchParams({ returnTo })}`
}

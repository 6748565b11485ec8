export function signInPath(returnTo = '/') {
  return returnTo === '/' ? '/api/login' : `/api/login?${new URLSearchParams({ returnTo })}`
}

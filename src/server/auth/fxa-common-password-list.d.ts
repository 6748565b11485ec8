declare module 'fxa-common-password-list' {
  /** The 50,000 most frequent leaked passwords of eight and more characters. */
  const passwords: { test(password: string): boolean }
  export default passwords
}

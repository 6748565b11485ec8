import { createContext, use } from 'react'

/** Set where the visitor is not signed in: asks them to, in place of what needs an account. */
export const SignInGate = createContext<(() => void) | null>(null)

export const useSignInGate = () => use(SignInGate)

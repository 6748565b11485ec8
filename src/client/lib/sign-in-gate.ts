import { createContext, use } from 'react'

/** For visitors: shows a sign-in prompt instead of an action that needs an account. */
export const SignInGate = createContext<(() => void) | null>(null)

export const useSignInGate = () => use(SignInGate)

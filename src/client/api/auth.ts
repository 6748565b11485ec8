import { useMutation } from '@tanstack/react-query'
import type { Acknowledgement, LoginBody, RegisterBody, ResetPasswordBody } from '#shared/contract/auth.ts'
import type { SecondStep } from '#shared/contract/second-factor.ts'
import type { Account } from '#shared/contract/users.ts'
import { http } from './http.ts'

export function useSignIn() {
  return useMutation({ mutationFn: (body: LoginBody) => http.post<Account | SecondStep>('/api/login', body) })
}

/** Completes a sign-in with the second factor. */
export function useSecondStep() {
  return useMutation({
    mutationFn: (body: { code: string }) => http.post<Account>('/api/login/second-factor', body),
  })
}

export function useSignUp() {
  return useMutation({ mutationFn: (body: RegisterBody) => http.post<Account>('/api/register', body) })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: { email: string }) => http.post<Acknowledgement>('/api/login/forgot', body),
  })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: ResetPasswordBody) => http.post<Acknowledgement>('/api/login/reset', body),
  })
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (body: { token: string }) => http.post<Acknowledgement>('/api/login/verify', body),
  })
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => http.post<Acknowledgement>('/api/auth/verification') })
}

import { toast } from '#client/ui/toast-store.ts'
import { isUnauthorized } from './api-error.ts'

export function tellDone(description: string) {
  toast({ title: 'Success', description })
}

/** An ended session has a toast of its own, which one place shows for every call. */
export function tellFailed(error: unknown, description: string) {
  if (!isUnauthorized(error)) toast({ title: 'Error', description, variant: 'destructive' })
}

/**
 * Callbacks for the hook, not for `mutate`: react-query drops the callbacks of `mutate` when the component unmounts or starts
 * another call.
 */
export interface MutationHandlers<Result = unknown, Variables = void> {
  onSuccess?: (result: Result, variables: Variables) => void
  onError?: (error: Error, variables: Variables) => void
}

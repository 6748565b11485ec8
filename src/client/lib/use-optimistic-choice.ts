import { afterPaint } from './after-paint.ts'
import { useOptimisticValue } from './use-optimistic-value.ts'

/** For a choice with an expensive render: the control shows it in the next paint, and `onChoose` follows. */
export function useOptimisticChoice<Value>(value: Value, onChoose: (value: NoInfer<Value>) => void) {
  const [shown, setShown] = useOptimisticValue(value)
  const choose = (next: Value) => {
    setShown(next)
    afterPaint(() => onChoose(next))
  }
  return [shown, choose] as const
}

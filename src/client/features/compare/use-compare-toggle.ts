import { toast } from '#client/ui/toast-store.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { maxChosen, toggleCompared, useCompareChoice } from './compare-choice.ts'

/** Whether a listing is in the comparison, and a function that adds or removes it. */
export function useCompareToggle(kind: Kind, id: number) {
  const chosen = useCompareChoice()
  return {
    isChosen: chosen.kind === kind && chosen.ids.includes(id),
    toggle: () => {
      if (!toggleCompared(kind, id)) toast({ title: `You can compare up to ${maxChosen} at a time` })
    },
  }
}

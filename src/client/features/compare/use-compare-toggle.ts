import { countOf } from '#client/lib/count-of.ts'
import { toast } from '#client/ui/toast-store.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import {
  type CompareChoice,
  maxChosen,
  setCompareChoice,
  toggleCompared,
  useCompareChoice,
} from './compare-choice.ts'

/** Whether a listing is in the comparison, and a function that adds or removes it. */
export function useCompareToggle(kind: Kind, id: number) {
  const chosen = useCompareChoice()
  return {
    isChosen: chosen.kind === kind && chosen.ids.includes(id),
    toggle: () => {
      if (!toggleCompared(kind, id)) toast({ title: `You can compare up to ${maxChosen} at a time` })
      else if (chosen.kind !== null && chosen.kind !== kind) offerBack(chosen.kind, chosen)
    },
  }
}

function offerBack(kind: Kind, replaced: CompareChoice) {
  const { label, plural } = kindOf(kind).names
  const count = countOf(replaced.ids.length, label.toLowerCase(), plural.toLowerCase())
  toast({
    title: 'New comparison',
    description: `It replaces ${count}: a comparison has one kind of listing.`,
    action: { label: 'Undo', onAction: () => setCompareChoice(replaced) },
    durationMs: 10_000,
  })
}

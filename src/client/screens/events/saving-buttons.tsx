import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'

/** The buttons on the card of an event. */
export const savingButtons = ({ id, title }: { id: number; title: string }) => (
  <span className="flex">
    <CompareButton kind="event" id={id} title={title} />
    <SaveIconButton kind="event" id={id} title={title} />
  </span>
)

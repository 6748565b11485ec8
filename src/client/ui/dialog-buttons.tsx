import { Button, type ButtonProps } from './button.tsx'

type DialogButtonsProps = ButtonProps & { onCancel: () => void }

/** The footer of a dialog: Cancel, then the action, which takes the other props. */
export function DialogButtons({ onCancel, ...action }: DialogButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button {...action} />
    </>
  )
}

import { Button, type ButtonProps } from './button.tsx'

type DialogButtonsProps = ButtonProps & { onCancel: () => void }

/** The footer of a dialog that asks: Cancel, then its action, which takes the other properties. */
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

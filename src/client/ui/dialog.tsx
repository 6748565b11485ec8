import { cx } from '#client/lib/cx.ts'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

export interface DialogProps extends DialogFrameProps {
  size?: 'sm' | 'md' | 'lg'
}

/** Full screen on phones, centered on larger screens. */
export function Dialog({ size = 'md', ...frame }: DialogProps) {
  return (
    <DialogFrame
      {...frame}
      className={cx(
        'inset-0 sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,56rem)] sm:w-[calc(100vw-3rem)]',
        'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        widths[size],
      )}
    />
  )
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-2xl', lg: 'sm:max-w-5xl' }

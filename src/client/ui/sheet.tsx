import { cx } from '#client/lib/cx.ts'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

interface SheetProps extends DialogFrameProps {
  side?: 'left' | 'bottom'
}

/** A dialog that slides in from an edge. */
export function Sheet({ side = 'bottom', ...frame }: SheetProps) {
  return (
    <DialogFrame
      {...frame}
      className={cx('data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in', sides[side])}
    />
  )
}

const sides = {
  left: 'inset-y-0 left-0 w-[min(24rem,92vw)] [--from:translateX(-100%)]',
  bottom: 'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl [--from:translateY(100%)]',
}

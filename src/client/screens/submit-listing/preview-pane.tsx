import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSheetEntry } from '#client/lib/use-sheet-entry.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

const title = 'This is how families will see it'

/** Next to the form on wide screens. */
export function PreviewPane({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label={title}
      className="sticky top-22 flex max-h-[calc(100dvh-7rem)] flex-col gap-4 overflow-y-auto overscroll-contain rounded-lg bg-sunken p-4"
    >
      <h2 className="text-base">{title}</h2>
      {children}
    </aside>
  )
}

/** For small screens; Back closes it. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const { isOpen, open, close } = useSheetEntry()
  return (
    <>
      <Button variant="secondary" size="lg" className="max-sm:flex-1 max-sm:px-4" onClick={open}>
        <Eye aria-hidden="true" />
        Preview
      </Button>
      <Dialog open={isOpen} onOpenChange={close} title={title}>
        {children}
      </Dialog>
    </>
  )
}

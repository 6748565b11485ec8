import { Dialog } from '#client/ui/dialog.tsx'

const keys = [
  ['j', 'Next submission'],
  ['k', 'Previous submission'],
  ['Enter', 'Open submission'],
  ['a', 'Approve submission'],
  ['x', 'Select for bulk approval'],
  ['u', 'Undo last action'],
  ['?', 'Show shortcuts'],
] as const

export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Keyboard shortcuts"
      description="For pending approvals"
    >
      <dl className="divide-y divide-line">
        {keys.map(([key, meaning]) => (
          <div key={key} className="flex items-center gap-4 py-2.5 text-sm">
            <dt className="w-16 shrink-0">
              <kbd className="inline-flex min-w-8 justify-center rounded-sm border border-line-strong/60 bg-sunken px-2 py-0.5 font-mono text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

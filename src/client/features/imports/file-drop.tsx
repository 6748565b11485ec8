import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { toast } from '#client/ui/toast-store.ts'

interface FileDropProps {
  label: string
  fileName: string | null
  isDisabled: boolean
  onFile: (file: File) => void
}

/** Accepts a file by picker or drop. */
export function FileDrop({ label, fileName, isDisabled, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const acceptFile = (file: File | undefined) => {
    if (!file || isDisabled) return
    if (/\.csv$/i.test(file.name)) onFile(file)
    else
      toast({ title: 'Invalid file type', description: 'Please choose a .csv file.', variant: 'destructive' })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    acceptFile(event.dataTransfer.files[0])
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex min-h-20 cursor-pointer items-center gap-3 rounded-md border border-dashed px-4 py-3 text-sm transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:border-accent',
        isDisabled && 'pointer-events-none opacity-55',
      )}
    >
      <FileSpreadsheet aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{fileName ?? label}</span>
        <span className="text-ink-soft">
          {fileName ? 'Choose another, or drop it here' : 'or drop it here'}
        </span>
      </span>
      <input
        type="file"
        accept=".csv"
        disabled={isDisabled}
        aria-label={label}
        className="sr-only"
        onChange={(event) => {
          acceptFile(event.target.files?.[0])
          // Reset, so that the same file can be chosen again after a fix.
          event.target.value = ''
        }}
      />
    </label>
  )
}

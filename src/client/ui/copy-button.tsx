import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { toast } from './toast-store.ts'

/** `what` completes the accessible name: 'Copy phone number'. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast({ title: 'Could not copy', description: value, variant: 'destructive' })
    }
  }
  return (
    <>
      <IconButton label={`Copy ${what}`} onClick={copy} className="[&>svg]:size-4">
        {isCopied ? <Check aria-hidden="true" className="text-accent" /> : <Copy aria-hidden="true" />}
      </IconButton>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}

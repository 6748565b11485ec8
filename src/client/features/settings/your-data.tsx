import { Download } from 'lucide-react'
import { Link } from 'wouter'
import { useMyData } from '#client/api/account.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { toastError } from '#client/ui/toast-store.ts'
import type { Account } from '#shared/contract/users.ts'
import { DeleteAccount } from './delete-account.tsx'
import { SettingsCard } from './settings-card.tsx'

/** The privacy policy promises data export and deletion. */
export function YourData({ user }: { user: Account }) {
  const data = useMyData()
  const download = () =>
    data.mutate(undefined, {
      onSuccess: (exported) => {
        const json = JSON.stringify(exported, null, 2)
        const day = exported.exportedAt.slice(0, 10)
        saveFile(`my-data-${day}.json`, new Blob([json], { type: 'application/json' }))
      },
      onError: (error) => toastError(failureMessage(error, 'Failed to download your data')),
    })
  return (
    <SettingsCard
      title="Your Data"
      description={
        <>
          See what we store about you, and for how long, in the{' '}
          <Link href="/privacy-policy" className="text-link">
            Privacy Policy
          </Link>
          .
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={data.isPending} onClick={download}>
          <Download aria-hidden="true" />
          Download my data
        </Button>
        <a href="/api/bookmarks.csv" download className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden="true" />
          Saved items as CSV
        </a>
        <DeleteAccount user={user} />
      </div>
    </SettingsCard>
  )
}

import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { useChangeRole } from '#client/api/admin-users.ts'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { usePerson } from '#client/api/people.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { siteConfig } from '#client/api/site-config.ts'
import { ProfileFacts } from '#client/features/admin-users/profile-facts.tsx'
import { RoleDialog } from '#client/features/admin-users/role-dialog.tsx'
import { roleLabels } from '#client/features/admin-users/role-labels.ts'
import { SuspensionDialog } from '#client/features/admin-users/suspension-dialog.tsx'
import { suspensionLabel } from '#client/features/admin-users/suspension-label.ts'
import { AuditList } from '#client/features/audit/audit-list.tsx'
import { AccessDenied } from '#client/features/moderation/access-denied.tsx'
import { SecondFactorNeeded } from '#client/features/moderation/second-factor-needed.tsx'
import { PersonLists } from '#client/features/people/person-lists.tsx'
import { PersonNotes } from '#client/features/people/person-notes.tsx'
import { PersonSection } from '#client/features/people/person-section.tsx'
import { useRecentSignIn } from '#client/features/session/use-recent-sign-in.tsx'
import { usePageTitle } from '#client/lib/use-page-title.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Person as PersonData } from '#shared/contract/person.ts'
import { isAdmin } from '#shared/rules/permissions.ts'

export function Person() {
  usePageTitle('Person', siteConfig().siteName)
  const user = useCurrentUser()
  if (user === undefined) return <Loading />
  if (!isAdmin(user)) return <AccessDenied />
  return user?.needsSecondFactor ? <SecondFactorNeeded /> : <Loaded />
}

function Loaded() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, refetch } = usePerson(id)
  return (
    <div className="container-page flex flex-col gap-6 pt-8 sm:pt-10">
      <Link href="/admin?tab=users" className="text-link self-start text-sm">
        All users
      </Link>
      {hasStatus(error, 404) ? (
        <EmptyState title="We could not find that person" description="The account may have been deleted." />
      ) : error ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch the person"
          onRetry={() => refetch()}
        />
      ) : data ? (
        <Details person={data} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function Details({ person }: { person: PersonData }) {
  const { account, activity, notes } = person
  const [isChangingRole, setChangingRole] = useState(false)
  // A snapshot from when the dialog opened, because the account changes while the dialog closes.
  const [suspending, setSuspending] = useState<PersonData['account'] | null>(null)
  const self = useCurrentUser()
  const changeRole = useChangeRole()
  const recentSignIn = useRecentSignIn()

  const change = async () => {
    setChangingRole(false)
    try {
      const role = account.role === 'admin' ? 'user' : 'admin'
      const changed = await recentSignIn.run(() => changeRole.mutateAsync({ userId: account.id, role }))
      if (changed) toastSuccess('User role updated successfully')
    } catch (error) {
      const failed = 'Failed to update user role'
      toastError(failureMessage(error, hasStatus(error, 409) ? `${failed}. ${error.userMessage}` : failed))
    }
  }

  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere">{account.displayName}</h1>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={account.role === 'admin' ? 'solid' : 'neutral'}>{roleLabels[account.role]}</Badge>
            {account.suspendedAt ? <Badge tone="danger">{suspensionLabel(account)}</Badge> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {account.role === 'admin' ? null : (
            <Button variant="secondary" onClick={() => setSuspending(account)}>
              {account.suspendedAt ? 'Restore' : 'Suspend'}
            </Button>
          )}
          {account.suspendedAt ? null : (
            <Button variant="secondary" loading={changeRole.isPending} onClick={() => setChangingRole(true)}>
              {account.role === 'admin' ? 'Remove Admin' : 'Make Admin'}
            </Button>
          )}
        </div>
      </header>
      {account.suspendedAt ? (
        <Alert tone="danger">
          <span className="wrap-anywhere">Suspended because: {account.suspensionReason}</span>
        </Alert>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <ProfileFacts user={account} heading="h2" />
          <PersonNotes userId={account.id} notes={notes} />
        </div>
        <div className="flex flex-col gap-5">
          <PersonLists person={person} />
          <PersonSection
            title="Activity"
            total={activity.total}
            shown={activity.items.length}
            empty="Nothing in the log."
          >
            {activity.total > 0 ? <AuditList entries={activity.items} actionFor={() => null} /> : null}
          </PersonSection>
        </div>
      </div>
      {suspending ? <SuspensionDialog user={suspending} onClose={() => setSuspending(null)} /> : null}
      {isChangingRole ? (
        <RoleDialog
          user={account}
          isSelf={account.id === self?.id}
          onClose={() => setChangingRole(false)}
          onConfirm={() => void change()}
        />
      ) : null}
      {recentSignIn.dialog}
    </>
  )
}

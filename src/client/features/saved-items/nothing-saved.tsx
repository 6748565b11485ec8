import { Signpost } from '#client/ui/art/signpost.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { kindPaths } from '#shared/listings/kind-paths.ts'
import { defaultKind } from '#shared/listings/kinds.ts'

export function NothingSaved() {
  return (
    <EmptyState
      art={<Signpost />}
      title="No saved items"
      description="Tap Save on a listing to find it here later."
      action={<LinkButton href={`/${kindPaths[defaultKind]}`}>Browse Listings</LinkButton>}
    />
  )
}

import { Camera } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useChangeAvatar } from '#client/api/account.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { Account } from '#shared/contract/users.ts'
import { CropDialog } from './crop-dialog.tsx'
import { loadPicture } from './crop-picture.ts'
import { notAnImage, pictureError } from './picture-error.ts'
import { SettingsCard } from './settings-card.tsx'

export function AvatarCard({ user }: { user: Account }) {
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const change = useChangeAvatar({
    onSuccess: () => toastSuccess('Avatar updated successfully'),
    onError: (error) => toastError(failureMessage(error, 'Failed to upload avatar')),
  })

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.src)
  }, [picture])

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
    if (!file) return
    const problem = pictureError(file)
    const opened = problem === null ? await loadPicture(file) : null
    if (opened) setPicture(opened)
    else toastError(problem ?? notAnImage)
  }

  return (
    <SettingsCard title="Profile picture">
      <div className="flex items-center gap-3 xs:gap-5">
        <Avatar
          src={user.profileImageUrl}
          name={user.firstName || user.email}
          className="size-20! text-2xl!"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            loading={change.isPending && !picture}
            onClick={() => input.current?.click()}
          >
            <Camera aria-hidden="true" />
            Change Avatar
          </Button>
          {user.profileImageUrl ? (
            <Button
              variant="ghost"
              size="sm"
              aria-disabled={change.isPending}
              onClick={() => change.mutate(null)}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Choose a picture"
          tabIndex={-1}
          hidden
          onChange={choose}
        />
      </div>
      <p className="text-sm text-ink-faint">JPG, PNG, GIF or WebP, at most 5MB. You can crop it next.</p>
      {picture ? (
        <CropDialog
          picture={picture}
          isPending={change.isPending}
          onCropped={(square) => change.mutate(square, { onSuccess: () => setPicture(null) })}
          onClose={() => setPicture(null)}
        />
      ) : null}
    </SettingsCard>
  )
}

import { useState } from 'react'
import { errorMessage } from '#client/api/api-error.ts'
import { useUnsubscribe } from '#client/api/mail-settings.ts'
import { topicLabels } from '#client/features/mail-settings/topic-labels.ts'
import { Button } from '#client/ui/button.tsx'
import { LinkButton } from '#client/ui/link-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Opening the link changes nothing: mail scanners open every link. */
export function Unsubscribe() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const { mutate, data, error, isPending } = useUnsubscribe()
  const name = Object.entries(topicLabels).find(([topic]) => token.split('.')[1] === topic)?.[1].title

  if (data) {
    return (
      <SignInFrame
        title="These emails are off"
        description={`You get no more emails about “${topicLabels[data.topic].title}”. You can turn them on again in your settings.`}
      >
        <ToSettings />
      </SignInFrame>
    )
  }
  if (error || name === undefined) {
    return (
      <SignInFrame
        title="This link does not work"
        description={error ? errorMessage(error) : 'You can turn off emails in your settings.'}
      >
        <ToSettings />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={`Turn off “${name}” emails?`}
      description="Other emails stay as they are. You can change this at any time in your settings."
    >
      <Button size="lg" loading={isPending} onClick={() => mutate(token)}>
        Turn off these emails
      </Button>
    </SignInFrame>
  )
}

function ToSettings() {
  return (
    <LinkButton href="/settings" fullPage size="lg">
      Open Settings
    </LinkButton>
  )
}

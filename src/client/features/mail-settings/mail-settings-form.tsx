import { failureMessage } from '#client/api/api-error.ts'
import { useSaveMailSettings } from '#client/api/mail-settings.ts'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { MailSettings, MailTopic } from '#shared/contract/mail-settings.ts'
import { MailProblem } from './mail-problem.tsx'
import { topicLabels } from './topic-labels.ts'

const topics: MailTopic[] = ['reminders', 'saved-searches', 'listings']

/** Saves each choice immediately, with an optimistic update. */
export function MailSettingsForm({ settings, email }: { settings: MailSettings; email: string }) {
  const save = useSaveMailSettings({
    onSuccess: () => toastSuccess('Email settings saved'),
    onError: (error) => toastError(failureMessage(error, 'Failed to save email settings')),
  })
  return (
    <div className="flex flex-col gap-4">
      <MailProblem problem={settings.problem} email={email} />
      {topics.map((topic) => (
        <Switch
          key={topic}
          label={
            <span>
              {topicLabels[topic].title}
              <span className="block text-ink-faint">{topicLabels[topic].description}</span>
            </span>
          }
          checked={settings.topics[topic]}
          onChange={(isOn) => save.mutate({ topics: { [topic]: isOn } })}
        />
      ))}
      <Field label="Time of day" hint="Pacific time. Email goes out at this hour or soon after.">
        <Select
          className="max-w-48"
          options={hours}
          value={String(settings.hour)}
          onChange={(event) => save.mutate({ hour: Number(event.target.value) })}
        />
      </Field>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}))

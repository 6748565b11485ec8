import { Select } from '#client/ui/select.tsx'
import { statusLabels, type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'

interface StatusSelectProps {
  title: string
  status: TrackerStatus
  onChange: (status: TrackerStatus) => void
}

export function StatusSelect({ title, status, onChange }: StatusSelectProps) {
  return (
    <Select
      aria-label={`Status of ${title}`}
      options={statusOptions}
      value={status}
      onChange={(event) => onChange(event.target.value as TrackerStatus)}
    />
  )
}

const statusOptions = trackerStatuses.map((status) => ({ value: status, label: statusLabels[status] }))

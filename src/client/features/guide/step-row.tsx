import { Check, MapPin } from 'lucide-react'
import { cx } from '#client/lib/cx.ts'
import type { Milestone, MilestoneId } from '#shared/reference/guide/types.ts'
import type { Progress } from '#shared/rules/plan.ts'

interface StepRowProps {
  steps: readonly Milestone[]
  selected: MilestoneId | null
  /** The step of the student's grade. */
  current: MilestoneId | null
  progressOf: (step: Milestone) => Progress | null
  onToggle: (step: MilestoneId) => void
}

/** Clicking the open step closes it. */
export function StepRow({ steps, selected, current, progressOf, onToggle }: StepRowProps) {
  return (
    <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4 xl:grid-cols-8 print:hidden" aria-label="Plan steps">
      {steps.map((step) => (
        <li key={step.id}>
          <StepButton
            step={step}
            isOpen={step.id === selected}
            isCurrent={step.id === current}
            progress={progressOf(step)}
            onToggle={() => onToggle(step.id)}
          />
        </li>
      ))}
    </ol>
  )
}

interface StepButtonProps {
  step: Milestone
  isOpen: boolean
  isCurrent: boolean
  progress: Progress | null
  onToggle: () => void
}

function StepButton({ step, isOpen, isCurrent, progress, onToggle }: StepButtonProps) {
  const isSummer = step.id.startsWith('summer')
  const isComplete = progress !== null && progress.done === progress.total
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'guide-step' : undefined}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onToggle}
      className={cx(
        'flex h-full w-full flex-col items-start gap-0.5 rounded-lg border px-3.5 py-3 text-left sm:max-xl:px-2.5 transition-colors',
        isOpen
          ? 'border-accent bg-accent text-on-accent'
          : cx(
              isCurrent ? 'border-accent' : 'border-line hover:border-accent',
              isSummer ? 'bg-sunken' : 'bg-surface',
            ),
      )}
    >
      <span className="flex w-full items-center justify-between gap-2 font-display font-semibold">
        {step.title}
        {isComplete ? <Check aria-label="all done" className="size-4 shrink-0" /> : null}
      </span>
      <span className={cx('text-xs', isOpen ? 'text-on-accent' : 'text-ink-soft')}>{step.period}</span>
      {isCurrent ? (
        <span
          className={cx(
            'inline-flex items-center gap-1 text-xs font-semibold',
            isOpen ? 'text-on-accent' : 'text-accent',
          )}
        >
          <MapPin aria-hidden="true" className="size-3.5" />
          You are here
        </span>
      ) : null}
      <ProgressLine progress={progress} isOpen={isOpen} />
    </button>
  )
}

function ProgressLine({ progress, isOpen }: { progress: Progress | null; isOpen: boolean }) {
  const share = progress && progress.total > 0 ? progress.done / progress.total : 0
  return (
    <span className="mt-auto w-full pt-3">
      <span
        aria-hidden="true"
        className={cx('block h-1 overflow-hidden rounded-full', isOpen ? 'bg-on-accent/30' : 'bg-line')}
      >
        <span
          className={cx('block h-full rounded-full', isOpen ? 'bg-on-accent' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </span>
      {progress ? <span className="sr-only">{`${progress.done} of ${progress.total} done`}</span> : null}
    </span>
  )
}

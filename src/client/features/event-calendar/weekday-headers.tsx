const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `letters` is the length of the abbreviation. */
export function WeekdayHeaders({ letters, className }: { letters: number; className: string }) {
  return (
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col" abbr={name} className={className}>
            <span aria-hidden="true">{name.slice(0, letters)}</span>
            <span className="sr-only">{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

import { useState } from 'react'

/** A choice in localStorage. Read before the first render, to avoid a layout shift. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => readChoice(key, choices))
  const choose = (choice: Choice) => {
    setChosen(choice)
    try {
      localStorage.setItem(key, choice)
    } catch {
      // Without storage the choice lasts until reload.
    }
  }
  return [chosen, choose]
}

function readChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  try {
    const stored = localStorage.getItem(key)
    return choices.find((choice) => choice === stored) ?? choices[0]
  } catch {
    return choices[0]
  }
}

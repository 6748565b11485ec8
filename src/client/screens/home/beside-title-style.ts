/** For a save button in the line of the title, no taller than that line, so that the text below gets the full width. */
export const besideTitleStyle = '-my-2.5 -mr-3 shrink-0 md:-my-2'

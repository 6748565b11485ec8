/** A save button in the line of the title, as high as that line: the text below has the whole width. */
export const besideTitleStyle = '-my-2.5 -mr-3 shrink-0 md:-my-2'

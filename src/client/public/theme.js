// Runs before the first paint, so that a chosen theme never flashes the other one. It is a file and not an inline script
// because the content security policy allows none. Without a choice the style sheet follows the system by itself.
// The key is written by lib/theme.ts.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage can be forbidden; the system's theme is then the right one.
}

// Applies the stored theme before the first paint. A file, because the content security policy forbids inline scripts.
// lib/theme.ts writes the key.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Without storage the system theme applies.
}

import { useTheme } from '#client/lib/theme.ts'
import { Segmented } from '#client/ui/segmented.tsx'
import { themes } from './themes.tsx'

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  return (
    <Segmented
      legend="Theme"
      legendHidden
      labelsHidden
      options={themes}
      value={theme}
      onChange={chooseTheme}
    />
  )
}

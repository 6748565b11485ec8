import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { type ButtonStyleProps, buttonStyle } from './button-style.ts'

type LinkButtonProps = Omit<ComponentProps<'a'>, 'href'> &
  ButtonStyleProps & { href: string; fullPage?: boolean }

/** `fullPage` forces a full page load, for signing in and out. */
export function LinkButton({ href, fullPage = false, variant, size, className, ...rest }: LinkButtonProps) {
  const style = buttonStyle({ variant, size, className })
  if (fullPage) return <a {...rest} href={href} className={style} />
  return <Link {...rest} href={href} className={style} />
}

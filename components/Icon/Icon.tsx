import type { ComponentPropsWithoutRef } from 'react';

export interface IconProps extends ComponentPropsWithoutRef<'svg'> {
  /** Accessible name; without it the icon is decorative. */
  title?: string;
}

/** The base of all icons: the size and color of the text. */
export function Icon({ title, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}

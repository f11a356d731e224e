import type { ComponentPropsWithoutRef } from 'react';

interface IconProps extends ComponentPropsWithoutRef<'svg'> {
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

const TURN = { down: 0, left: 90, up: 180, right: 270 } as const;

/** A chevron. */
export function Chevron({ direction = 'down', ...rest }: IconProps & { direction?: keyof typeof TURN }) {
  return (
    <Icon {...rest}>
      <path d="m6 9 6 6 6-6" transform={`rotate(${TURN[direction]} 12 12)`} />
    </Icon>
  );
}

/** A triangle with an exclamation mark. */
export function Warning(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 22 20.5H2zM12 10v4.5M12 17.5v.01" />
    </Icon>
  );
}

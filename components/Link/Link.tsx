import type { ComponentPropsWithRef } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A link that announces a new window. */
export function Link({ href, target, children, ...rest }: LinkProps) {
  if (target !== '_blank') {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target={target} rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new window)</span>
    </a>
  );
}

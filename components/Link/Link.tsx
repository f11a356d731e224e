import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import { isPage } from './is-page';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * A link to anything: pages of this site change without a reload, everything else is a plain link.
 * Nothing is prefetched: a cold page costs WordPress two queries, and a menu holds forty links.
 */
export function Link({ href, target, children, ...rest }: LinkProps) {
  const blank = target === '_blank';
  const props = { ...rest, href, ...(blank && { target, rel: 'noopener' }) };
  const content = blank ? (
    <>
      {children}
      <span className="visually-hidden"> (opens in a new window)</span>
    </>
  ) : (
    children
  );
  return isPage(href) ? (
    <NextLink {...props} prefetch={false}>
      {content}
    </NextLink>
  ) : (
    <a {...props}>{content}</a>
  );
}

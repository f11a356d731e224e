import type { ComponentPropsWithRef } from 'react';
import { useSite } from '../site-context';

/** The number as people read it. Its mark lets the visitor's code put another number there without React. */
export function CallNumber() {
  return <span data-call-number-text="">{useSite().callNumbers.default.display}</span>;
}

/**
 * The call-tracking phone link (specification, section 2). Draws the house number, so that every visitor's HTML is the
 * same; the visitor's code swaps `href` of `[data-call-link]` and the text of `[data-call-number-text]` later.
 * @param children in place of "Call (702) 555-0100"; put <CallNumber/> where the number belongs
 */
export function PhoneLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  const { tel } = useSite().callNumbers.default;
  return (
    <a {...rest} href={tel} data-call-link="">
      {children ?? (
        <>
          <span className="visually-hidden">Call </span>
          <CallNumber />
        </>
      )}
    </a>
  );
}

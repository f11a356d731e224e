import { useCallback, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { spokenDigits } from '@/site-config/phone-digits';
import { useCallNumber } from './use-call-number';

/**
 * The number as people read it, and after it digit by digit for those who listen: a name must contain what is seen
 * (WCAG 2.5.3), so the digits cannot stand in its place. Drawn anew with each number: a call-tracking script edits texts.
 */
export function CallNumber() {
  const { display } = useCallNumber();
  return (
    <>
      <span key={`${display} seen`} data-call-number-text="" suppressHydrationWarning>
        {display}
      </span>
      <span key={`${display} spoken`} className="visually-hidden" data-call-digits="" suppressHydrationWarning>
        {`, ${spokenDigits(display)}`}
      </span>
    </>
  );
}

/**
 * The call-tracking phone link (specification, section 2). The server draws the house number, so that every visitor's
 * HTML is the same; visitor/number says which one is shown. Each number gets a link of its own (the key): what a
 * call-tracking script did inside the last one goes with it, and React never looks for what it no longer finds.
 * @param children in place of "Call (702) 555-0100"; put <CallNumber/> where the number belongs
 */
export function PhoneLink({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { tel } = useCallNumber();
  const hadFocus = useRef(false);
  /** Who has come to the link by keyboard stays on it when its number changes. */
  const keepFocus = useCallback((link: HTMLAnchorElement) => {
    if (hadFocus.current) link.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement === link;
    };
  }, []);
  return (
    <a {...rest} key={tel} ref={keepFocus} href={tel} data-call-link="" suppressHydrationWarning>
      {children ?? (
        <>
          <span className="visually-hidden">Call </span>
          <CallNumber />
        </>
      )}
    </a>
  );
}

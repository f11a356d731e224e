import type { ComponentPropsWithoutRef } from 'react';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { paintNumber } from '@footbridge/browser/number/current';

/**
 * The number, once: screen readers read this notation as a phone number, and crawlers find it as it is shown. The server renders
 * the default number, the same for every visitor. In a browser the ref writes the visit's number (packages/browser/number).
 */
export function CallNumber() {
  const { display } = clientConfig.site.callNumbers.default;
  return (
    <span ref={paintNumber} data-call-number-text="" suppressHydrationWarning>
      {display}
    </span>
  );
}

/**
 * The call-tracking phone link (specification, section 2).
 * @param children replaces "Call (702) 555-0100"; use <CallNumber/> for the number
 */
export function PhoneLink({ children, ...rest }: ComponentPropsWithoutRef<'a'>) {
  const { tel } = clientConfig.site.callNumbers.default;
  return (
    <a {...rest} ref={paintNumber} href={tel} data-call-link="" suppressHydrationWarning>
      {children ?? (
        <>
          <span className="visually-hidden">Call </span>
          <CallNumber />
        </>
      )}
    </a>
  );
}

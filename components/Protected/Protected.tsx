import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';

/** In place of a text that asks for a password, which only WordPress itself can take. */
export function Protected() {
  return (
    <div className="prose">
      <p>This page is protected. It is shared with people who were given its password.</p>
      <p>
        If you expected to read it, call us at{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        .
      </p>
    </div>
  );
}

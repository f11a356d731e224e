import { useContext } from 'react';
import type { PostPasswordFailure } from '@footbridge/bridge/pages/post-password/answer';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { CallNumber, PhoneLink } from '../PhoneLink/PhoneLink';
import { PostPasswordContext } from './post-password-context';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  max-width: 30rem;
  p {
    text-wrap: pretty;
  }
  > .button {
    justify-self: start;
  }
`;

const FAILURES: Record<PostPasswordFailure, string> = {
  wrong: 'That isn’t the password for this page. Check capital letters and spaces, and try again.',
  'too-many': 'Too many passwords were tried from your connection. Wait ten minutes, then try again.',
  'too-slow': 'Your connection was too slow to send the password. Enter it again.',
  foreign: 'We couldn’t confirm that this came from our page. Please enter the password here again.',
  closed: 'This page cannot be opened with a password on this site. Call us, and we will help you.',
};

/** Replaces protected content: a message, and the password form, which works without script. */
export function Protected() {
  const { path, failure } = useContext(PostPasswordContext);
  return (
    <Form id="unlock" method="post" action={`/unlock${path}`}>
      <p>This page is protected. Enter the password you were given to read it.</p>
      <Field
        id="unlock-password"
        name="password"
        type="password"
        label="Password"
        required
        maxLength={255}
        autoComplete="current-password"
        error={failure ? FAILURES[failure] : undefined}
        startHere={failure !== null}
      />
      <Button type="submit">Open the page</Button>
      <p>
        No password? Call us at{' '}
        <PhoneLink>
          <CallNumber />
        </PhoneLink>
        .
      </p>
    </Form>
  );
}

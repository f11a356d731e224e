/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';

import { renderToStaticMarkup } from 'react-dom/server';

import { ConfirmPage } from '@/wp-templates/lead/ConfirmView';
import { ThanksPage } from '@/wp-templates/lead/ThanksView';
import { transformConfirm } from '@/wp-templates/lead/transform';

import type { PlainState } from '@footbridge/bridge/leads/lead/answer-plain';

const typed = {
  for: 'self',
  payerName: '',
  memberId: '',
  patientName: '',
  dateOfBirth: '',
  policyHolderName: '',
  description: 'one\ntwo',
  firstName: 'Marlene',
  lastName: 'Dietz',
  phone: '702',
  email: '',
};
const state: PlainState = {
  sent: { form: 'callback', typed, facility: '', page: '/contact/', smsConsent: false, trap: '' },
  problems: { phone: 'Please enter the whole number.' },
  failure: 'Nothing was sent yet.',
  token: 'a-token',
  key: 'a-key',
};
const renderConfirm = (more: Partial<PlainState> = {}) =>
  render(<ConfirmPage view={transformConfirm({ ...state, ...more }).view} />);
const hiddenOf = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value]),
  );

describe('a form read back', () => {
  it('binds what is wrong to its field, begins there, and is not yet what can be confirmed', () => {
    const { container } = renderConfirm();
    const phone = screen.getByLabelText('Phone number');
    expect(phone).toHaveAccessibleDescription('Please enter the whole number.');
    expect(phone).toBeInvalid();
    expect(phone).toHaveFocus();
    expect(phone).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent yet.');
    expect(hiddenOf(container)).toMatchObject({
      firstName: 'Marlene',
      form: 'callback',
      page: '/contact/',
      smsConsent: '',
    });
    expect(hiddenOf(container)).not.toHaveProperty('key');
    expect(hiddenOf(container)).not.toHaveProperty('phone');
  });

  it('shows everything before it is confirmed, in words, with token and key', () => {
    const { container } = renderConfirm({
      problems: {},
      failure: null,
      sent: state.sent && { ...state.sent, typed: { ...typed, phone: '7025550142' } },
    });
    const read = within(container.querySelector('dl') ?? container);
    expect(read.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Myself',
      'one\ntwo',
      'Marlene',
      'Dietz',
      '(702) 555-0142',
      'No, please only call.',
    ]);
    expect(hiddenOf(container)).toMatchObject({
      token: 'a-token',
      key: 'a-key',
      phone: '7025550142',
      description: 'one\ntwo',
    });
    expect(screen.getByRole('button', { name: 'Send it now' })).toHaveAttribute('type', 'submit');
  });

  it.each([
    ['uhc', 'In network at our centers', /contract with UnitedHealthcare/],
    ['My own plan', 'We will check', /My own plan is not on our in-network list/],
  ])('says at once what is known of the insurer %s', (payerName, answer, reason) => {
    renderConfirm({
      problems: {},
      failure: null,
      sent: state.sent && { ...state.sent, form: 'insurance', typed: { ...typed, payerName } },
    });
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('offers nothing to send where nothing could be read, but the number', () => {
    const nothing = { sent: null, problems: {}, failure: 'This did not come from a page of ours.' };
    renderConfirm(nothing);
    expect(screen.queryByRole('button')).toBeNull();
    // As the server sends it, the page begins at what is wrong.
    expect(renderToStaticMarkup(<ConfirmPage view={transformConfirm({ ...state, ...nothing }).view} />)).toMatch(
      /role="alert"[^>]*autofocus/i,
    );
    expect(screen.getByRole('link', { name: /702/ })).toHaveAttribute('href', 'tel:+17025550110');
  });
});

describe('the thanks', () => {
  it('say what happens next, and offer the number', () => {
    render(<ThanksPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(screen.getByRole('link', { name: /Call/ })).toHaveAttribute('href', 'tel:+17025550110');
  });
});

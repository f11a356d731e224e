/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { field, fill, fillContact, press, taking, toLastStep, serveForms } from '../support/step-form';

const KEPT = 'footbridge.draft.insurance';

serveForms();

describe('when the connection is lost', () => {
  it('says that nothing is lost, and sends the same again with the same key on a click', async () => {
    const seen = taking(
      () => HttpResponse.error(),
      () => HttpResponse.json({ accepted: true, reference: 'R-8' }),
    );
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByRole('alert')).toHaveTextContent(/still here.*\(702\)/s);
    expect(field('First name')).toHaveValue('Ann');
    await press('Try again now');
    expect(await screen.findByText(/R-8/)).toBeVisible();
    expect(seen).toHaveLength(2);
    expect(seen[0]?.key).toBe(seen[1]?.key);
  });

  it('sends again by itself when it is back', async () => {
    const seen = taking(
      () => HttpResponse.error(),
      () => HttpResponse.json({ accepted: true, reference: 'R-9' }),
    );
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/R-9/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(seen).toHaveLength(2);
  });

  it('has another key for what was changed after the first had arrived', async () => {
    const seen = taking(
      () => HttpResponse.json({ error: { code: 'key-used', message: '' } }, { status: 409 }),
      () => HttpResponse.json({ accepted: true, reference: 'R-10' }),
    );
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByText(/R-10/)).toBeVisible();
    expect(seen[0]?.key).not.toBe(seen[1]?.key);
  });

  it('stores the new key, too: the lead is accepted once, although its answer is lost and the page reloaded', async () => {
    const keyUsed = () => HttpResponse.json({ error: { code: 'key-used', message: '' } }, { status: 409 });
    const seen = taking(
      keyUsed,
      () => HttpResponse.error(),
      () => HttpResponse.json({ accepted: true, reference: 'R-12' }),
    );
    const { unmount } = render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    await screen.findByRole('alert');
    unmount();
    render(<CallbackForm />);
    await press('Ask for a call');
    expect(await screen.findByText(/R-12/)).toBeVisible();
    const [first, second, third] = seen.map(({ key }) => key);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
  });

  it('requests a second click where the server does, with the same key', async () => {
    const seen = taking(
      () => HttpResponse.json({ accepted: false, confirm: true, message: 'Please press the button again.' }),
      () => HttpResponse.json({ accepted: true, reference: 'R-11' }),
    );
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please press the button again.');
    await press('Ask for a call');
    expect(await screen.findByText(/R-11/)).toBeVisible();
    expect(seen[0]?.key).toBe(seen[1]?.key);
  });
});

describe('the draft', () => {
  it('outlives a reload, with its step and its key, but without the insurance number', async () => {
    const seen = taking(() => HttpResponse.error());
    const { unmount } = render(<InsuranceCheck />);
    await fill('Insurance company', 'My own plan');
    await fill('Member ID (optional)', 'W123456789');
    await press('Continue');
    await fill('Date of birth', '04091985');
    await press('Continue');
    await fillContact();
    await press('Check my insurance');
    await screen.findByRole('alert');
    expect(sessionStorage.getItem(KEPT)).not.toContain('W123456789');
    unmount();
    render(<InsuranceCheck />);
    expect(screen.getByRole('group', { name: /Step 3 of 3/ })).toBeVisible();
    expect(field('First name')).toHaveValue('Ann');
    expect(field('Insurance company')).toHaveValue('My own plan');
    expect(field('Date of birth')).toHaveValue('04/09/1985');
    expect(field('Member ID (optional)')).toHaveValue('');
    await press('Check my insurance');
    await screen.findByRole('alert');
    expect(seen[0]?.key).toBe(seen[1]?.key);
    expect(seen[0]?.body.insurance).toEqual({
      payerId: '',
      payerName: 'My own plan',
      memberId: 'W123456789',
      patientName: '',
      dateOfBirth: '1985-04-09',
      policyHolderName: '',
    });
  });

  it('gives a date its form that was left before the mask had come', async () => {
    sessionStorage.setItem(
      KEPT,
      JSON.stringify({ values: [['dateOfBirth', '04091985']], step: 1, key: 'k', since: 1 }),
    );
    render(<InsuranceCheck />);
    await waitFor(() => expect(field('Date of birth')).toHaveValue('04/09/1985'));
  });
});

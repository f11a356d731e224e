/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { CallbackForm, FacilityQuestion } from '@/components/LeadForm/LeadForm.island';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('without script', () => {
  const html = (form: React.ReactElement) => {
    document.body.innerHTML = renderToString(form);
    const found = document.querySelector('form');
    if (!found) throw new Error('no form');
    return found;
  };

  it('a form is one plain form with all its steps, checked by the browser', () => {
    const form = html(<InsuranceCheck />);
    expect([form.getAttribute('method'), form.getAttribute('action'), form.hasAttribute('novalidate')]).toEqual([
      'post',
      '/api/insurance',
      false,
    ]);
    expect(form.querySelectorAll('fieldset[hidden]')).toHaveLength(0);
    const names = Array.from(form.elements, (element) => element.getAttribute('name')).filter(Boolean);
    expect(names).toEqual(
      expect.arrayContaining([
        'form',
        'page',
        'payerName',
        'memberId',
        'for',
        'patientName',
        'dateOfBirth',
        'policyHolderName',
        'firstName',
        'lastName',
        'phone',
        'email',
        'smsConsent',
        'smsVersion',
        'website_2',
      ]),
    );
    expect(form.querySelectorAll(':required')).toHaveLength(5);
    expect(form.querySelector('[type=submit]')).toHaveTextContent('Check my insurance');
  });

  it('a question names its facility', () => {
    const form = html(<FacilityQuestion slug="desert-hope" name="Desert Hope" />);
    expect(form.querySelector('[name=facility]')).toHaveValue('desert-hope');
    expect(form.getAttribute('action')).toBe('/api/lead');
  });

  it('fields say what they are to autofill and to a phone’s keyboard', () => {
    const form = html(<InsuranceCheck />);
    const attributesOf = (name: string) =>
      ['autocomplete', 'inputmode'].map((attribute) => form.querySelector(`[name=${name}]`)?.getAttribute(attribute));
    expect([
      attributesOf('phone'),
      attributesOf('email'),
      attributesOf('dateOfBirth'),
      attributesOf('firstName'),
      attributesOf('memberId'),
    ]).toEqual([
      ['tel', 'tel'],
      ['email', 'email'],
      ['bday', 'numeric'],
      ['given-name', null],
      ['off', null],
    ]);
  });
});

describe('when the script loads late', () => {
  it('what was typed before stays, and the focused field keeps the focus', async () => {
    sessionStorage.setItem(
      'footbridge.draft.callback',
      JSON.stringify({
        values: [
          ['firstName', 'Old'],
          ['lastName', 'Lee'],
        ],
        step: 0,
        key: 'k',
        since: 1,
      }),
    );
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<CallbackForm />);
    const first = screen.getByLabelText('First name');
    await userEvent.type(first, 'New');
    await act(async () => void hydrateRoot(root, <CallbackForm />));
    expect(first).toHaveValue('New');
    expect(screen.getByLabelText('Last name')).toHaveValue('Lee');
    await waitFor(() => expect(screen.getByRole('group', { name: /Step 2 of 2/ })).toBeVisible());
    expect(first).toBeVisible();
  });
});

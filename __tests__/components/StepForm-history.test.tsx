/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { field, press, serveForms, taking, user } from '../support/step-form';

serveForms();

beforeEach(() => {
  window.history.pushState({ from: 'elsewhere' }, '', '/before/');
  window.history.pushState({ as: '/contact/' }, '', '/contact/');
});

/** The browser's own buttons: what they do is done a little later. */
function browser(direction: 'back' | 'forward'): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history[direction]();
      }),
  );
}

/** Not letter by letter: how fields are written in is another test's. */
async function put(...typed: [label: string, text: string][]): Promise<void> {
  for (const [label, text] of typed) {
    await user.click(field(label));
    await user.paste(text);
  }
}

const putContact = () => put(['First name', 'Ann'], ['Last name', 'Lee'], ['Phone number', '7025550199']);

async function toThirdStep(): Promise<void> {
  await put(['Insurance company', 'My own plan']);
  await press('Continue');
  await put(['Date of birth', '04091985']);
  await press('Continue');
}

const group = (name: RegExp) => screen.getByRole('group', { name });
const isLeft = () => waitFor(() => expect(window.location.pathname).toBe('/before/'));

describe('the browser’s Back in a form', () => {
  it('leads to the step before, and says so as the form’s own does; Forward leads on again', async () => {
    render(<CallbackForm />);
    await user.click(field('Someone I love'));
    await press('Continue');
    await put(['First name', 'Ann']);
    await browser('back');
    expect(group(/Step 1 of 2/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Step 1 of 2');
    expect(field('Someone I love')).toBeChecked();
    expect(window.location.pathname).toBe('/contact/');
    await browser('forward');
    expect(group(/Step 2 of 2/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent('Step 2 of 2');
    expect(field('First name')).toHaveValue('Ann');
    await browser('back');
    await browser('back');
    await isLeft();
  });

  it('preserves Next’s history state, and adds no entry before the next step', async () => {
    const { length } = window.history;
    render(<CallbackForm />);
    await user.click(field('Someone I love'));
    expect([window.history.length, window.history.state]).toEqual([length, { as: '/contact/' }]);
    await press('Continue');
    expect([window.history.length, window.history.state]).toEqual([
      length + 1,
      expect.objectContaining({ as: '/contact/' }),
    ]);
  });

  it('leads off the page from the first step, also when that was come to by the form’s own Back', async () => {
    render(<InsuranceCheck />);
    await toThirdStep();
    await press('Back');
    await press('Back');
    expect(group(/Step 1 of 3/)).toBeVisible();
    await press('Continue');
    await browser('back');
    expect(group(/Step 1 of 3/)).toBeVisible();
    await browser('back');
    await isLeft();
  });

  it('leads to the step before after a reload', async () => {
    const { unmount } = render(<CallbackForm />);
    await press('Continue');
    unmount();
    render(<CallbackForm />);
    expect(group(/Step 2 of 2/)).toBeVisible();
    await browser('back');
    expect(group(/Step 1 of 2/)).toBeVisible();
    await browser('back');
    await isLeft();
  });

  it('never leads to a later step: from the first, where an error has led, it leads off the page', async () => {
    taking(() =>
      HttpResponse.json(
        { error: { code: 'invalid', message: 'Look.', fields: { payerName: 'Ours is stricter.' } } },
        { status: 422 },
      ),
    );
    render(<InsuranceCheck />);
    await toThirdStep();
    await putContact();
    await press('Check my insurance');
    await screen.findByRole('link', { name: /Ours is stricter/ });
    expect(group(/Step 1 of 3/)).toBeVisible();
    await browser('back');
    await isLeft();
    expect(group(/Step 1 of 3/)).toBeVisible();
  });

  it('leaves the page by one Back once the form is accepted', async () => {
    taking();
    render(<CallbackForm />);
    await press('Continue');
    await putContact();
    await press('Ask for a call');
    await screen.findByText(/R-7/);
    await browser('back');
    await isLeft();
    expect(screen.getByText(/R-7/)).toBeVisible();
  });
});

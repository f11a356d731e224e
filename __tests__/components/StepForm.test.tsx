/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { field, fill, press, taking, toLastStep, serveForms, user } from '../support/step-form';

serveForms();

describe('a form in steps', () => {
  it('shows one step, names it, and has what was typed after going back', async () => {
    render(<CallbackForm />);
    expect(screen.getByRole('group', { name: 'Step 1 of 2: Who the call is about' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await toLastStep();
    expect(field('Myself')).not.toBeVisible();
    await press('Back');
    expect(field('Someone I love')).toBeChecked();
    expect(document.activeElement).toHaveTextContent('Step 1 of 2');
    await press('Continue');
    expect(field('First name')).toHaveValue('Ann');
    expect(field('Phone number')).toHaveValue('(702) 555-0199');
  });

  it('goes on by Enter in a field', async () => {
    render(<InsuranceCheck />);
    await fill('Insurance company', 'My own plan');
    await fill('Member ID (optional)', 'W1{Enter}');
    expect(screen.getByRole('group', { name: /Step 2 of 3/ })).toBeVisible();
  });

  it('sends once, says what happens next, and shows the number', async () => {
    const seen = taking();
    render(<CallbackForm />);
    await toLastStep();
    await user.dblClick(screen.getByRole('button', { name: 'Ask for a call' }));
    expect(await screen.findByRole('heading', { name: 'Thank you. We have it.' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.getByRole('link', { name: /\(702\) 555-01/ })).toBeVisible();
    expect(screen.getByText(/R-7/)).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toMatchObject({
      form: 'callback',
      firstName: 'Ann',
      phone: '7025550199',
      for: 'loved-one',
      smsConsent: { given: false },
      website_2: '',
    });
    expect(sessionStorage.getItem('footbridge.draft.callback')).toBeNull();
  });

  it('records the box for text messages as it was read, and never ticks it', async () => {
    const seen = taking();
    render(<CallbackForm />);
    await toLastStep();
    const box = screen.getByRole('checkbox', { name: /text messages/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await press('Ask for a call');
    await screen.findByText(/R-7/);
    expect(seen[0]?.body.smsConsent).toMatchObject({
      given: true,
      text: expect.stringMatching(/STOP/),
      version: '2',
      page: '/',
    });
  });

  it('names what is wrong, leads there, shows the number, and loses nothing', async () => {
    const seen = taking();
    render(<CallbackForm />);
    await press('Continue');
    await fill('First name', 'Ann');
    await fill('Phone number', '70255');
    await press('Ask for a call');
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Last name: Please enter your last name.',
      expect.stringMatching(/^Phone number: .*ten digits/),
      expect.stringMatching(/\(702\)/),
    ]);
    await user.click(within(summary).getByRole('link', { name: /Phone number/ }));
    const phone = field('Phone number');
    expect(phone).toHaveFocus();
    expect(phone).toBeInvalid();
    expect(phone).toHaveAccessibleDescription(/ten digits/);
    expect(phone).toHaveValue('(702) 55');
    await user.type(phone, '50199');
    expect(phone).toBeValid();
    expect(seen).toHaveLength(0);
  });

  it('says what is wrong with a field when it is left, not while it is typed', async () => {
    render(<InsuranceCheck />);
    await fill('Insurance company', 'My own plan');
    await press('Continue');
    const date = field('Date of birth');
    await user.type(date, '02302000');
    expect(date).toHaveValue('02/30/2000');
    expect(date).not.toBeInvalid();
    await user.tab();
    expect(date).toBeInvalid();
    expect(date).toHaveAccessibleDescription(/doesn’t have that day/);
  });

  it('shows no error during a click, which would move the button', async () => {
    render(<InsuranceCheck />);
    await fill('Insurance company', 'My own plan');
    await press('Continue');
    await fill('Date of birth', '02302000');
    const next = screen.getByRole('button', { name: 'Continue' });
    await user.pointer({ keys: '[MouseLeft>]', target: next });
    expect(field('Date of birth')).not.toBeInvalid();
    await user.pointer({ keys: '[/MouseLeft]', target: next });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field('Date of birth')).toBeInvalid();
  });

  it('marks what the server finds, in the step where it stands', async () => {
    taking(() =>
      HttpResponse.json(
        { error: { code: 'invalid', message: 'Look.', fields: { phone: 'Ours is stricter.' } } },
        { status: 422 },
      ),
    );
    render(<CallbackForm />);
    await toLastStep();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Phone number: Ours is stricter.' })).toBeVisible();
    expect(field('Phone number')).toBeInvalid();
  });
});

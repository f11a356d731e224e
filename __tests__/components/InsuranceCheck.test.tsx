/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { field, fill, fillContact, press, serveForms, taking, user } from '../support/step-form';

serveForms();

const PATIENT = 'Name of the person who needs treatment';
const POLICYHOLDER = 'Policyholder’s name, if someone else';

const step = (number: number) => within(screen.getByRole('group', { name: new RegExp(`Step ${number} of 3`) }));

describe('the insurance check', () => {
  it('says at once that a chosen insurer is in the network, and what happens next', async () => {
    render(<InsuranceCheck />);
    await fill('Insurance company', 'united');
    await user.click(await screen.findByRole('option', { name: 'UnitedHealthcare' }));
    expect(await step(1).findByText('In network at our centers')).toBeVisible();
    expect(step(1).getByText(/contract with UnitedHealthcare/)).toBeVisible();
    expect(step(1).getByText(/^Next: send this form/)).toBeVisible();
    await user.type(field('Insurance company'), 'x');
    expect(step(1).queryByText('In network at our centers')).not.toBeInTheDocument();
  });

  it.each([
    ['bcbs', 'In network at our centers'],
    ['medicaid', 'We will check'],
    ['My own plan', 'We will check'],
  ])('answers a name that is typed, not chosen: %s', async (typed, answer) => {
    render(<InsuranceCheck />);
    await fill('Insurance company', typed);
    await user.tab();
    expect(await step(1).findByText(answer)).toBeVisible();
    await press('Continue');
    expect(step(2).getByText(answer)).toBeVisible();
  });

  it('does not move the button that is being clicked, and answers in the next step', async () => {
    render(<InsuranceCheck />);
    await fill('Insurance company', 'Aetna');
    const next = screen.getByRole('button', { name: 'Continue' });
    await user.pointer({ keys: '[MouseLeft>]', target: next });
    expect(screen.queryByText('In network at our centers')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: next });
    expect(await step(2).findByText('In network at our centers')).toBeVisible();
  });

  it('asks for both persons when it is for someone else, and sends them', async () => {
    const seen = taking();
    render(<InsuranceCheck />);
    await fill('Insurance company', 'Aetna');
    await press('Continue');
    await user.click(field('Someone I love'));
    await fill('Date of birth', '04091985');
    await press('Continue');
    expect(field(PATIENT)).toHaveAccessibleDescription(/Please enter the name of the person who needs treatment/);
    await fill(PATIENT, 'Bo Lee');
    await fill(POLICYHOLDER, 'Cy Lee');
    await press('Continue');
    await fillContact();
    await press('Check my insurance');
    expect(await screen.findByText(/R-7/)).toBeVisible();
    expect(screen.getByText('In network at our centers')).toBeVisible();
    expect(screen.queryByText(/^Next: send this form/)).not.toBeInTheDocument();
    expect(seen[0]?.body).toMatchObject({
      for: 'loved-one',
      insurance: { patientName: 'Bo Lee', policyHolderName: 'Cy Lee', dateOfBirth: '1985-04-09' },
    });
  });

  it('answers again after a reload, for the name that was typed before', async () => {
    const { unmount } = render(<InsuranceCheck />);
    await fill('Insurance company', 'Aetna');
    unmount();
    render(<InsuranceCheck />);
    expect(await step(1).findByText('In network at our centers')).toBeVisible();
  });

  it('shows the reference after a reload, stores it with nothing else, and is a new form on another visit', async () => {
    taking();
    const { unmount } = render(<InsuranceCheck />);
    await fill('Insurance company', 'Aetna');
    await press('Continue');
    await fill('Date of birth', '04091985');
    await press('Continue');
    await fillContact();
    await press('Check my insurance');
    await screen.findByText(/R-7/);
    unmount();
    const reloaded = render(<InsuranceCheck />);
    expect(screen.getByText('Your reference: R-7')).toBeVisible();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(JSON.stringify([window.history.state, { ...sessionStorage }])).not.toMatch(/Aetna|Ann|1985|7025550199/);
    reloaded.unmount();
    window.history.pushState(null, '');
    render(<InsuranceCheck />);
    expect(screen.queryByText(/R-7/)).not.toBeInTheDocument();
    expect(field('Insurance company')).toHaveValue('');
  });
});

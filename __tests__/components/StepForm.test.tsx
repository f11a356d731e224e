/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { InsuranceCheck } from '@/components/InsuranceCheck/InsuranceCheck';
import { CallbackForm } from '@/components/LeadForm/LeadForm';

const server = setupServer();
const KEPT = 'footbridge.draft.insurance';

interface Seen {
  key: string | null;
  body: Record<string, unknown>;
}

/** What the server was sent; it answers in turn. */
function taking(...answers: (() => Response | Promise<Response>)[]): Seen[] {
  const seen: Seen[] = [];
  const take = async ({ request }: { request: Request }) => {
    seen.push({ key: request.headers.get('idempotency-key'), body: JSON.parse(await request.text()) });
    return (await answers[Math.min(seen.length, answers.length) - 1]?.()) ?? HttpResponse.json({ accepted: true, reference: 'R-7' });
  };
  server.use(http.post('*/api/lead', take), http.post('*/api/insurance', take));
  return seen;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  document.cookie = 'csrf-token=token; path=/';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  document.body.innerHTML = '';
});
afterAll(() => server.close());

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
const fill = async (label: string, text: string) => user.type(field(label), text);

async function fillContact() {
  await fill('First name', 'Ann');
  await fill('Last name', 'Lee');
  await fill('Phone number', '7025550199');
}

async function toLastStep() {
  await user.click(field('Someone I love'));
  await press('Continue');
  await fillContact();
}

describe('a form in steps', () => {
  it('shows one step, says which, and keeps what was typed when one goes back', async () => {
    render(<CallbackForm />);
    expect(screen.getByRole('group', { name: 'Step 1 of 2: About whom we talk' })).toBeVisible();
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
    expect(seen[0]?.body).toMatchObject({ form: 'callback', firstName: 'Ann', phone: '7025550199', for: 'loved-one', smsConsent: { given: false }, website_2: '' });
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
    expect(seen[0]?.body.smsConsent).toMatchObject({ given: true, text: expect.stringMatching(/STOP/), version: '1', page: '/' });
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
    expect(within(summary).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
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
    expect(date).toHaveAccessibleDescription(/no such day/);
  });

  it('puts no error under a finger that is on its way: the button would move away', async () => {
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
    taking(() => HttpResponse.json({ error: { code: 'invalid', message: 'Look.', fields: { phone: 'Ours is stricter.' } } }, { status: 422 }));
    render(<CallbackForm />);
    await toLastStep();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Phone number: Ours is stricter.' })).toBeVisible();
    expect(field('Phone number')).toBeInvalid();
  });
});

describe('when the connection is lost', () => {
  it('says that nothing is lost, and sends the same again under the same key by a press', async () => {
    const seen = taking(() => HttpResponse.error(), () => HttpResponse.json({ accepted: true, reference: 'R-8' }));
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing is lost.*\(702\)/s);
    expect(field('First name')).toHaveValue('Ann');
    await press('Try again now');
    expect(await screen.findByText(/R-8/)).toBeVisible();
    expect(seen).toHaveLength(2);
    expect(seen[0]?.key).toBe(seen[1]?.key);
  });

  it('sends again by itself when it is back', async () => {
    const seen = taking(() => HttpResponse.error(), () => HttpResponse.json({ accepted: true, reference: 'R-9' }));
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
    const seen = taking(() => HttpResponse.json({ error: { code: 'key-used', message: '' } }, { status: 409 }), () => HttpResponse.json({ accepted: true, reference: 'R-10' }));
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByText(/R-10/)).toBeVisible();
    expect(seen[0]?.key).not.toBe(seen[1]?.key);
  });

  it('asks for a second press where the server does, with the same key', async () => {
    const seen = taking(() => HttpResponse.json({ accepted: false, confirm: true, message: 'Please press once more.' }), () => HttpResponse.json({ accepted: true, reference: 'R-11' }));
    render(<CallbackForm />);
    await toLastStep();
    await press('Ask for a call');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please press once more.');
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
    expect(seen[0]?.body.insurance).toEqual({ payerId: '', payerName: 'My own plan', memberId: 'W123456789', dateOfBirth: '1985-04-09' });
  });
});

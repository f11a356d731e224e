import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The result of one submission of a form in steps. */
export interface Seen {
  key: string | null;
  body: Record<string, unknown>;
}

const server = setupServer();

/** Records the requests to the server, which responds in turn. */
export function taking(...answers: (() => Response | Promise<Response>)[]): Seen[] {
  const seen: Seen[] = [];
  const take = async ({ request }: { request: Request }) => {
    seen.push({ key: request.headers.get('idempotency-key'), body: JSON.parse(await request.text()) });
    return (
      (await answers[Math.min(seen.length, answers.length) - 1]?.()) ??
      HttpResponse.json({ accepted: true, reference: 'R-7' })
    );
  };
  server.use(http.post('*/api/lead', take), http.post('*/api/insurance', take));
  return seen;
}

/** For a test file in whose pages forms are sent: a page and a server for each test. */
export function serveForms(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    document.cookie = 'csrf-token=token; path=/';
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(() => {
    server.resetHandlers();
    sessionStorage.clear();
    window.history.replaceState(null, '');
    document.body.innerHTML = '';
  });
  afterAll(() => server.close());
}

export const user = userEvent.setup();
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });
export const fill = async (label: string, text: string) => user.type(field(label), text);

export async function fillContact(): Promise<void> {
  await fill('First name', 'Ann');
  await fill('Last name', 'Lee');
  await fill('Phone number', '7025550199');
}

/** Of the callback form. */
export async function toLastStep(): Promise<void> {
  await user.click(field('Someone I love'));
  await press('Continue');
  await fillContact();
}

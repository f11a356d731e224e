import { within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { send, type Answer } from './server';

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A browser without script: opens pages, fills in fields by their labels, clicks buttons by their names. */
export class FormBrowser {
  private readonly cookies = new Map<string, string>();
  private dom = new JSDOM('');
  /** The last response, redirects to the editor's side followed. */
  answer: Answer = { status: 0, headers: {}, cookies: [], body: '' };
  /** Where a redirect led that leaves the editor's side. */
  left: string | null = null;
  path = '';

  constructor(readonly wordpress: EmbeddedWordPress) {}

  /** What is on the page, found by labels and roles. */
  get screen() {
    return within(this.dom.window.document.body);
  }
  get text(): string {
    return this.screen.queryByRole('main')?.textContent ?? '';
  }
  get html(): string {
    return String(this.answer.body);
  }

  async open(path: string, init: RequestInit = {}): Promise<void> {
    this.left = null;
    const { url } = this.wordpress;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    this.answer = await send(new URL(path, url).href, { ...init, headers: { ...init.headers, cookie } });
    for (const one of this.answer.cookies) this.store(one);
    const { location } = this.answer.headers;
    if (location !== undefined) {
      const to = new URL(location, url);
      if (to.origin === url) return this.open(to.pathname + to.search);
      this.left = to.href;
      return;
    }
    this.path = path;
    this.dom = new JSDOM(this.html, { url: new URL(path, url).href });
  }

  fill(label: string | RegExp, value: string, place = this.screen): void {
    const field = place.getByLabelText<HTMLInputElement>(label);
    if (field.type === 'checkbox') field.checked = value !== '';
    else field.value = value;
  }
  /** Returns every field of a label, in order. The library's own query reads each field's labels, which takes seconds on a long form. */
  fieldsOf(label: string): HTMLInputElement[] {
    const labels = this.screen.getAllByText<HTMLLabelElement>(label, { selector: 'label' });
    return labels.flatMap(({ control }) => (control instanceof this.dom.window.HTMLInputElement ? [control] : []));
  }
  valueOf = (label: string | RegExp): string => this.screen.getByLabelText<HTMLInputElement>(label).value;

  /** What pressing a button would send. */
  fieldsFor(name: string | RegExp): { path: string; fields: URLSearchParams } {
    // `hidden` avoids that the library computes the styles of every element, which takes seconds on a long form.
    const button = this.screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
    const { form } = button;
    if (!form) throw new Error('The button belongs to no form.');
    const sent = [...new this.dom.window.FormData(form, button)].map(([field, value]): [string, string] => [
      field,
      String(value),
    ]);
    // A button named "action" would hide the property.
    return { path: form.getAttribute('action') ?? this.path, fields: new URLSearchParams(sent) };
  }
  post = (path: string, fields: URLSearchParams | Record<string, string>): Promise<void> =>
    this.open(path, { method: 'POST', headers: FORM, body: new URLSearchParams(fields) });
  press(name: string | RegExp): Promise<void> {
    const { path, fields } = this.fieldsFor(name);
    return this.post(path, fields);
  }
  follow(name: string | RegExp): Promise<void> {
    return this.open(this.screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  }

  async signIn(login = 'editor', password = 'footbridge-demo'): Promise<this> {
    await this.open('/wp-login.php');
    this.fill('Username or Email Address', login);
    this.fill('Password', password);
    await this.press('Log In');
    return this;
  }

  private store(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    if (/max-age=0/i.test(header)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

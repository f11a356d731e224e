/** @jest-environment jest-fixed-jsdom */
import { openIsland } from '../support/islands';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/Island/Island';
import { FacilityQuestion } from '@/components/LeadForm/LeadForm.island';

const form = (
  <Island
    name="FacilityQuestion"
    when="visible"
    of={FacilityQuestion}
    props={{ slug: 'desert-hope', name: 'Desert Hope' }}
  />
);
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const button = (name: string) => screen.getByRole('button', { name });

/** What the form's chunk gives a browser; the page is rendered with the form itself. */
let chunk: () => (props: { name: string; slug?: string }) => ReactNode;

beforeAll(() => {
  jest.doMock('@/components/LeadForm/LeadForm.island', () => ({
    __esModule: true,
    get FacilityQuestion() {
      return chunk();
    },
  }));
});

let complaints: jest.SpyInstance;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  delete window.footbridgeErrors;
  window.sessionStorage.clear();
});

/** All fields of the form. */
function fillIn(): void {
  question().value = 'Are there single rooms?';
  for (const [name, text] of [
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Phone number', '7025550199'],
  ] as const) {
    const field = screen.getByLabelText<HTMLInputElement>(name);
    field.value = text;
  }
  screen.getByRole<HTMLInputElement>('checkbox', { name: /text messages/ }).checked = true;
}

const typed = {
  description: 'Are there single rooms?',
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '7025550199',
  smsConsent: 'yes',
  facility: 'desert-hope',
};

describe('an island in the server’s HTML', () => {
  it('stands whole, with its name, its time and its props', () => {
    const html = renderToString(form);
    expect(html).toContain(
      'data-island="FacilityQuestion" data-island-when="visible" data-island-props="{&quot;slug&quot;:&quot;desert-hope&quot;,&quot;name&quot;:&quot;Desert Hope&quot;}"',
    );
    expect(html).toContain('Ask about <!-- -->Desert Hope'.replace('<!-- -->', ''));
    expect(html).not.toContain('data-island-status');
  });

  it('takes no props that JSON would change: the type checker refuses them', () => {
    const Dated = ({ since }: { since: Date }) => <p>{String(since)}</p>;
    // @ts-expect-error -- a Date would arrive as a text
    const island = <Island name="CallbackForm" when="visible" of={Dated} props={{ since: new Date(0) }} />;
    expect(renderToString(island)).toContain('data-island="CallbackForm"');
  });
});

describe('an island whose chunk is lost', () => {
  beforeEach(() => {
    chunk = () => {
      throw new Error('Failed to fetch dynamically imported module');
    };
  });

  it('stays the server’s HTML, with what was typed', async () => {
    const page = openIsland(form, fillIn);
    const { innerHTML } = page.host;
    question().focus();
    await page.status('failed');
    expect(page.host.innerHTML).toBe(innerHTML);
    expect(question()).toHaveValue('Are there single rooms?');
    expect(question()).toHaveFocus();
  });

  it('sends plainly what was sent meanwhile, and later', async () => {
    const page = openIsland(form, fillIn);
    fireEvent.click(button('Send my question'));
    expect(page.sent).toEqual([]);
    await page.status('failed');
    await waitFor(() => expect(page.sent).toEqual([expect.objectContaining(typed)]));
    fireEvent.click(button('Send my question'));
    expect(page.sent).toHaveLength(2);
  });
});

describe('an island that throws', () => {
  const FAILURES: [string, () => ReactNode][] = [
    [
      'while it is rendered',
      () => {
        throw new Error('broken');
      },
    ],
    [
      'in an effect',
      function Broken() {
        useEffect(() => {
          throw new Error('broken');
        }, []);
        return null;
      },
    ],
  ];

  it.each(FAILURES)('%s is the server’s HTML again, with what was typed, and is reported', async (_when, Broken) => {
    chunk = () => Broken;
    const reported: unknown[] = [];
    window.footbridgeErrors = { push: (error: unknown) => reported.push(error) };
    const page = openIsland(form, fillIn);
    const { innerHTML } = page.host;
    page.watches[0]?.near();
    await page.status('failed');
    expect(page.host.innerHTML).toBe(innerHTML);
    expect(screen.getByLabelText('First name')).toHaveValue('Ann');
    expect(screen.getByRole('checkbox', { name: /text messages/ })).toBeChecked();
    expect(reported).toContainEqual(expect.objectContaining({ message: 'broken' }));
    expect(complaints).toHaveBeenCalledWith('Island FacilityQuestion failed', expect.anything());
  });

  it('sends plainly what was sent meanwhile', async () => {
    chunk = () => () => {
      throw new Error('broken');
    };
    const page = openIsland(form, fillIn);
    fireEvent.click(button('Send my question'));
    await page.status('failed');
    expect(page.sent).toEqual([expect.objectContaining(typed)]);
  });

  it('long after it was hydrated, too, is the server’s HTML again', async () => {
    let fail: (() => void) | undefined;
    chunk = () =>
      function Later(props) {
        const [isBroken, setBroken] = useState(false);
        fail = () => setBroken(true);
        if (isBroken) throw new Error('broken');
        return <FacilityQuestion {...props} />;
      };
    const page = openIsland(form);
    page.watches[0]?.near();
    await page.status('hydrated');
    fail?.();
    await page.status('failed');
    expect(button('Send my question')).toBeInTheDocument();
  });
});

describe('an island that the browser renders otherwise than the server', () => {
  it('is said on the console by its name, reported, and works', async () => {
    chunk = () => () => <p>something else</p>;
    const reported: unknown[] = [];
    window.footbridgeErrors = { push: (error: unknown) => reported.push(error) };
    const page = openIsland(form);
    page.watches[0]?.near();
    await page.status('hydrated');
    expect(page.host).toHaveTextContent('something else');
    expect(complaints).toHaveBeenCalledWith(
      expect.stringContaining('Island FacilityQuestion: the browser renders something else'),
      expect.anything(),
    );
    expect(reported).toHaveLength(1);
  });
});

/** @jest-environment jest-fixed-jsdom */
import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClearAllDialog } from '@/components/ClearAllDialog/ClearAllDialog.island';

const ERROR = 'Error: cache was not cleared. Try clearing cache manually.';

/** Requests in order, and what answers each: the test says when. */
let requests: { what: string; answer(body: unknown, status?: number): Promise<void> }[];

beforeEach(() => {
  document.cookie = 'csrf-token=the-token; path=/';
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (input, init) =>
      new Promise((resolve) => {
        const answer = (body: unknown, status = 200) => act(async () => resolve(Response.json(body, { status })));
        requests.push({ what: `${init?.method} ${String(input)}`, answer });
      }),
  );
});

function Page({ staff }: { staff: string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <ClearAllDialog recipients={{ staff, editor: 'Edie Editor' }} onClose={() => setIsOpen(false)} />}
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Clear All Cache' });
const go = () => screen.getByRole('button', { name: 'Continue' });
const okay = () => screen.getByRole('button', { name: 'Okay' });
const statusText = () => screen.getByRole('status').textContent;

async function open(staff: string[] = ['staff@example.org']) {
  render(<Page staff={staff} />);
  await userEvent.click(screen.getByText('Open'));
}

describe('the Clear All dialog', () => {
  it('[S4.20] [S5.18] warns first: slow for a while, not on several sites at once, Clear Page Cache where possible, only for many pages', async () => {
    await open();
    for (const words of [/slow for a while/, /several directory sites at once/, /use Clear Page Cache/, /many pages/])
      expect(screen.getByText(words)).toBeVisible();
    expect(go()).toBeEnabled();
    expect(requests).toEqual([]);
  });

  it('[S5.17] confirms when the response does, and then that staff were mailed', async () => {
    await open();
    await userEvent.click(go());
    expect(statusText()).toBe('Clearing the cache …');
    await requests[0]?.answer({ cleared: true });
    expect(statusText()).toBe('The cache is cleared. Notifying staff …');
    expect(okay()).toHaveFocus();
    await requests[1]?.answer({ sent: true });
    expect(statusText()).toBe('The cache is cleared. Staff were notified by email.');
    expect(requests.map(({ what }) => what)).toEqual(['DELETE /api/wordpress-cache', 'POST /api/send-email']);
  });

  it('[S4.20] [S8.1] shows the failure, in these words, with Okay; staff get no mail', async () => {
    await open();
    await userEvent.click(go());
    await requests[0]?.answer({ cleared: false });
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    expect(okay()).toHaveFocus();
    expect(requests).toHaveLength(1);
    await userEvent.click(okay());
    expect(dialog()).toBeNull();
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('a failed mail is no failed clearing', async () => {
    await open();
    await userEvent.click(go());
    await requests[0]?.answer({ cleared: true });
    await requests[1]?.answer({ error: { code: 'mail-unreachable', message: 'No.' } }, 503);
    expect(statusText()).toMatch(/^The cache is cleared\. The email to staff could not be sent/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without addresses of staff it says so, and sends no mail', async () => {
    await open([]);
    await userEvent.click(go());
    await requests[0]?.answer({ cleared: true });
    expect(statusText()).toMatch(/Staff were not notified/);
    expect(requests).toHaveLength(1);
  });

  it('clears once, however often Continue is clicked', async () => {
    await open();
    await userEvent.dblClick(go());
    await userEvent.keyboard('{Enter}');
    expect(requests).toHaveLength(1);
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    expect(go()).toHaveFocus();
  });

  it('cannot be closed while it works', async () => {
    await open();
    await userEvent.click(go());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeVisible();
    await requests[0]?.answer({ cleared: true });
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('closes without clearing by Escape, and the focus comes back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByText('Open')).toHaveFocus();
    expect(requests).toEqual([]);
  });
});

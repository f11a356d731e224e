import { realEditor } from '@/e2e/support/editors/real-editor';

type Sent = { method: string; headers: Record<string, string> };

/** As much of a browser's page as the editor needs to trash something; notes what it sends. */
function fakePage(): { page: Parameters<typeof realEditor>[0]; sent: Sent[] } {
  const sent: Sent[] = [];
  const request = {
    get: async () => ({ ok: () => true, text: async () => 'nonce' }),
    fetch: async (_url: string, options: Sent) => {
      sent.push(options);
      return { ok: () => true, json: async () => ({ id: 7 }) };
    },
  };
  return { page: { request } as never, sent };
}

describe('The editor of a real WordPress', () => {
  it('sends a DELETE as POST with WordPress’s header, which nginx lets through to PHP', async () => {
    const { page, sent } = fakePage();
    await realEditor(page, 'http://127.0.0.1:8090').trash(7);
    expect(sent).toMatchObject([
      { method: 'POST', headers: { 'x-http-method-override': 'DELETE', 'x-wp-nonce': 'nonce' } },
    ]);
  });

  it('sends everything else without it', async () => {
    const { page, sent } = fakePage();
    await realEditor(page, 'http://127.0.0.1:8090').publish(7);
    expect(sent).toEqual([expect.objectContaining({ method: 'POST', headers: { 'x-wp-nonce': 'nonce' } })]);
  });
});

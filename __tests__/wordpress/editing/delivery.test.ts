import { claimOf, isSigned } from '@/bridge/platform/signature';
import { webhookSchema } from '@/bridge/cache/invalidation/webhook';
import { Edits } from '@/wordpress/embedded/editing/edits';
import { everything } from '@/wordpress/embedded/editing/webhooks/collector';
import { Outbox, withWebhook } from '@/wordpress/embedded/editing/webhooks/outbox';
import { Store } from '@/wordpress/embedded/store/store';
import { contentOf } from '../support/stand-ins';
import { bench, DRAFT, editorOf, idAt, saved, SIGNED } from './support/editing';
import { TEST_SECRET } from './support/webhooks-of';

import type { Deliver } from '@/wordpress/embedded/editing/webhooks/deliver';
import type { OutboxEntry } from '@/wordpress/embedded/editing/saved';

const { folder, site: siteThat, wordpress: run } = bench();

const READ = contentOf('DSH');
const ACCEPTED: [number, string] = [202, '{"accepted":true,"pages":3}'];

/** Edits over the content for a site at an address, with their own clock. */
function editsFor(frontend: string, dataDir?: string) {
  const clock = { now: Date.parse('2026-11-21T19:02:51Z') };
  const base = new Store({ ...READ.data, urls: { ...READ.data.urls, frontend } });
  const edits = new Edits({ base, dataDir, secret: TEST_SECRET, now: () => clock.now });
  const editor = base.user('editor');
  if (!editor) throw new Error('no editor');
  const rename = (title: string) =>
    saved(edits.update({ id: base.postAt('/contact/')?.id ?? 0, type: 'page', title }, editor));
  return { edits, editor, rename, clock };
}
const kindsOf = (body: string) => webhookSchema.parse(JSON.parse(body)).events.map(({ kind }) => kind);

describe('the webhook of an edit', () => {
  it('is sent automatically, signed as the plugin does, and the dashboard shows it', async () => {
    const site = await siteThat();
    const wordpress = await run({ frontendUrl: site.url, ...SIGNED });
    saved(wordpress.edits.saveDraft(DRAFT, editorOf(wordpress)));
    saved(
      wordpress.edits.preview(
        { id: idAt(wordpress, '/contact/'), type: 'page', title: 'Unpublished' },
        editorOf(wordpress),
      ),
    );
    saved(
      wordpress.edits.update(
        { id: idAt(wordpress, '/contact/'), type: 'page', title: 'Published' },
        editorOf(wordpress),
      ),
    );
    await site.got(1);
    await wordpress.edits.sendWebhooks();
    // Neither the draft nor the autosave sent a webhook.
    expect(site.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = site.received;
    const claim = claimOf(headers);
    expect(url).toBe('POST /api/revalidate');
    expect(claim && isSigned(claim, Buffer.from(body), TEST_SECRET)).toBe(true);
    expect(webhookSchema.parse(JSON.parse(body)).events[0]).toMatchObject({ kind: 'node', uris: ['/contact/'] });
    expect(wordpress.edits.webhooks()).toMatchObject({
      isConfigured: true,
      waiting: 0,
      last: [{ state: 'accepted', answer: 'HTTP 202', pages: 3, about: expect.stringContaining('node') }],
    });
  });

  it('is neither sent nor stored without a secret, and the dashboard knows it', async () => {
    const site = await siteThat();
    const wordpress = await run({ frontendUrl: site.url });
    saved(wordpress.edits.publish(DRAFT, editorOf(wordpress)));
    await wordpress.edits.sendWebhooks();
    expect(site.received).toEqual([]);
    expect(wordpress.edits.webhooks()).toEqual({ isConfigured: false, waiting: 0, last: [] });
  });

  it.each([
    ['answers 503', [503, '{}'], /HTTP 503/],
    ['refuses the signature', [401, '{}'], /FOOTBRIDGE_SECRET differs/],
    ['is no Footbridge', [200, '<html>'], /HTTP 200/],
  ] as const)('waits while the site %s, those after it behind it, and all come in order', async (_, answer, words) => {
    const site = await siteThat();
    // Sent by itself, and once more by hand.
    site.answerWith([...answer], [...answer]);
    const { edits, rename, clock } = editsFor(site.url);
    rename('First');
    await edits.sendWebhooks();
    expect(edits.webhooks()).toMatchObject({
      waiting: 1,
      last: [{ state: 'waiting', answer: expect.stringMatching(words) }],
    });
    clock.now += 1_000;
    rename('Second');
    await edits.sendWebhooks();
    edits.close();
    expect(edits.webhooks().last.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const [first, ...ids] = site.bodies().map((body) => webhookSchema.parse(JSON.parse(body)).id);
    expect(ids).toEqual([first, first, expect.not.stringMatching(first ?? '')]);
  });

  it('waits while the site is unreachable, and never delays the editor', async () => {
    const gone = await siteThat();
    await gone.close();
    const { edits, rename } = editsFor(gone.url);
    rename('Any');
    await edits.sendWebhooks();
    edits.close();
    expect(edits.webhooks()).toMatchObject({
      waiting: 1,
      last: [{ answer: 'the site does not respond (ECONNREFUSED)', tries: expect.any(Number) }],
    });
  });

  it('fails when it is rejected, is sent as everything when it is too large, and succeeds when the site had it', async () => {
    const site = await siteThat();
    site.answerWith([400, '{}'], [413, '{}'], ACCEPTED, [409, '{}']);
    const { edits, rename } = editsFor(site.url);
    for (const title of ['First', 'Second', 'Third']) {
      rename(title);
      await edits.sendWebhooks();
    }
    edits.close();
    expect(edits.webhooks().last.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'refused']);
    expect(site.bodies().map((body) => kindsOf(body).includes('all'))).toEqual([false, false, true, false]);
  });

  it('survives a restart while the site is unreachable', async () => {
    const dataDir = folder();
    const site = await siteThat();
    site.answerWith([503, '{}']);
    const first = await run({ dataDir, frontendUrl: site.url, ...SIGNED });
    saved(first.edits.update({ id: idAt(first, '/contact/'), type: 'page', title: 'Published' }, editorOf(first)));
    await site.got(1);
    await first.stop();
    const second = await run({ dataDir, frontendUrl: site.url, ...SIGNED });
    await second.edits.sendWebhooks();
    const [before, after] = site.bodies().map((body) => webhookSchema.parse(JSON.parse(body)).id);
    expect(after).toBe(before);
    expect(second.edits.webhooks()).toMatchObject({ waiting: 0, last: [{ state: 'accepted' }] });
  });

  it('of discarded edits is for everything, and replaces those that wait', async () => {
    const site = await siteThat();
    site.answerWith([503, '{}']);
    const { edits, editor, rename } = editsFor(site.url);
    rename('First');
    await site.got(1);
    await edits.sendWebhooks();
    site.answerWith([503, '{}']);
    rename('Second');
    saved(edits.discard(editor));
    await edits.sendWebhooks();
    edits.close();
    expect(edits.webhooks().waiting).toBe(0);
    expect(kindsOf(site.bodies().at(-1) ?? '')).toEqual(['all']);
  });
});

describe('a webhook that is not delivered', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is tried again after one second, two, four, and in the end once a minute', async () => {
    const tries: number[] = [];
    const began = Date.now();
    const deliver: Deliver = async () => {
      tries.push((Date.now() - began) / 1000);
      return { verdict: 'later', words: '', pages: null };
    };
    const outbox = new Outbox({ entries: [], deliver, store: () => undefined, now: Date.now });
    outbox.take(withWebhook([], everything(), Date.now()));
    await jest.advanceTimersByTimeAsync(200_000);
    outbox.close();
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
  });

  it('and two hundred of them become one for everything', () => {
    let entries: OutboxEntry[] = [];
    for (let count = 0; count <= 200; count += 1)
      entries = withWebhook(entries, [{ kind: 'node', keys: [String(count)], uris: [] }], count);
    expect(entries.map(({ events }) => events)).toEqual([everything()]);
  });
});

describe('what was scheduled', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('is published when it is due, and a webhook is sent', () => {
    jest.setSystemTime(Date.parse('2026-11-21T19:02:51Z'));
    const base = READ;
    const edits = new Edits({ base });
    const editor = base.user('editor');
    if (!editor) throw new Error('no editor');
    // Las Vegas is eight hours behind.
    const page = saved(edits.publish({ ...DRAFT, date: '2026-11-22T09:00' }, editor));
    expect(page.status).toBe('future');
    jest.advanceTimersByTime(21 * 3_600_000);
    expect(edits.form(page.id)?.status).toBe('future');
    jest.advanceTimersByTime(3_600_000);
    expect(edits.form(page.id)).toMatchObject({ status: 'publish', date: '2026-11-22T09:00:00' });
    expect(edits.store().postAt('/equine-therapy/')?.status).toBe('publish');
    edits.close();
  });
});

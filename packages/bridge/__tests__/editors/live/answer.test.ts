import { sendQuery } from '../../../../embedded/__tests__/support/server';
import { first, withStatus } from '../editor/preview-site';
import { liveSite } from './live-site';

import type { EditInput } from '@footbridge/embedded/editing/types';

const site = liveSite();
const { query: send, rest, token } = site;

/** The page of an answer that has one. */
async function page(body: unknown) {
  const { answer } = await send(body);
  if (answer.kind !== 'page') throw new Error(`got ${JSON.stringify(answer)}`);
  return answer;
}
function preview(input: EditInput) {
  const { edits } = site.wordpress();
  const user = edits.store().user('editor');
  const saved = user && edits.preview(input, user);
  if (!saved?.ok) throw new Error('the autosave was refused');
}

describe('a live preview', () => {
  it('waits for a token: no content, no store, no index, framed by WordPress alone', async () => {
    const { answer, status, headers } = await send();
    expect(status).toBe(200);
    expect(answer).toMatchObject({ kind: 'notice', notice: 'waiting', origins: [site.wordpress().url] });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': `frame-ancestors 'self' ${site.wordpress().url}`,
    });
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['a draft of a page', withStatus('page', 'draft')],
    ['a protected post', first('post', ({ password }) => password !== undefined)],
    ['a contributor', first('contributor', ({ status }) => status === 'publish')],
  ])('shows %s', async (_, { id, title }) => {
    const { page: shown, ribbon } = await page({ token: token(id) });
    expect(shown.page).toMatchObject({ id, head: { noindex: true } });
    expect(JSON.stringify(shown.view)).toContain(title.split(' ')[0]);
    expect(ribbon).toBeNull();
  });

  it('shows each autosave of a published page, and visitors the published text', async () => {
    const { id } = first(
      'page',
      (one) => one.status === 'publish' && one.autosave === null && one.password === undefined,
    );
    for (const title of ['A first wording', 'A second wording']) {
      preview({ id, type: 'page', title });
      expect((await page({ token: token(id) })).page.view).toMatchObject({ title });
    }
    const query = `{ contentNode(id: "${id}", idType: DATABASE_ID) { ... on Page { title } } }`;
    expect(JSON.stringify((await sendQuery(site.wordpress(), query)).body)).not.toContain('wording');
  });

  it('says how long the site and WordPress took', async () => {
    const { headers } = await send({ token: token(withStatus('page', 'draft').id) });
    expect(headers['server-timing']).toMatch(/^site;dur=\d+\.\d, wordpress;dur=\d+\.\d$/);
  });

  it('shows page 1 of a text that has become shorter', async () => {
    const { id } = withStatus('page', 'draft');
    expect((await page({ token: token(id), part: 9 })).page.page.id).toBe(id);
  });
});

describe('a live preview is refused', () => {
  const { id } = withStatus('page', 'draft');
  it.each([
    ['without a token', {}],
    ['with a body that is no JSON', '{'],
    ['with a huge body', JSON.stringify({ token: 'x'.repeat(100_000) })],
    ['for part 0', () => ({ token: token(id), part: 0 })],
    ['with a token of a user who may not edit the post', () => ({ token: token(id, { user: 999_999 }) })],
    ['with a token of a share link that is not stored', () => ({ token: token(id, { share: 'ab'.repeat(8) }) })],
  ])('%s', async (_, body) => {
    const { answer, status } = await send(typeof body === 'function' ? body() : body);
    expect(status).toBe(403);
    expect(answer).toMatchObject({ kind: 'notice', notice: 'expired' });
  });

  it('to another site’s page', async () => {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await send({ token: token(id) }, headers)).status).toBe(403);
  });

  it('as soon as there are too many requests', async () => {
    const other = withStatus('post', 'draft').id;
    const statuses = await Promise.all(
      Array.from({ length: 302 }, async () => (await send({ token: token(other, { share: 'cd'.repeat(8) }) })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect((await send({ token: token(id) })).status).toBe(200);
  });
});

describe('a share link', () => {
  const draft = withStatus('page', 'draft');
  const hash = (url: string): string => new URL(url).hash.slice(1);

  async function create(note = 'Dr. Marsh') {
    const made = await rest('links', { method: 'POST', data: { post: draft.id, days: 7, note } }, draft.id);
    return { status: made.status, link: Object(made.body) };
  }

  it('shows its draft with its end, is listed with its openings, and shows nothing once it is revoked', async () => {
    const { link } = await create();
    expect(link).toMatchObject({ note: 'Dr. Marsh', revoked: null, openings: 0 });
    const { page: shown, ribbon } = await page({ token: hash(link.url) });
    expect(shown.page.id).toBe(draft.id);
    expect(ribbon).toMatchObject({
      state: 'Draft',
      date: expect.stringMatching(/^this link works until \w+ \d+, \d{4}$/),
    });
    expect(ribbon).not.toHaveProperty('editUrl');
    const { body: listed } = await rest(`links?post=${draft.id}`, {}, draft.id);
    expect(listed).toContainEqual(
      expect.objectContaining({ id: link.id, openings: expect.any(Number), opened: expect.any(Number) }),
    );
    const { status } = await rest(`links/${link.id}?post=${draft.id}`, { method: 'DELETE' }, draft.id);
    expect(status).toBe(200);
    expect((await send({ token: hash(link.url) })).status).toBe(403);
  });

  it('reads no other draft, no user and no mutation', async () => {
    const { link } = await create();
    const other = withStatus('post', 'draft');
    const read = async (query: string, of = draft.id) =>
      Object(
        await (
          await fetch(`${site.wordpress().url}/graphql`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-footbridge-token': hash(link.url),
              'x-graphql-preview': `database_id=${of}`,
            },
            body: JSON.stringify({ query }),
          })
        ).json(),
      );
    const node = (id: number) => `{ contentNode(id: "${id}", idType: DATABASE_ID) { databaseId } }`;
    expect((await read(node(draft.id))).data.contentNode).toEqual({ databaseId: draft.id });
    expect((await read(node(other.id))).data.contentNode).toBeNull();
    expect((await read('{ viewer { databaseId } }')).data.viewer).toBeNull();
    const mutation = 'mutation { createComment(input: { commentOn: 1, content: "x", author: "x" }) { success } }';
    expect((await read(mutation)).errors).toHaveLength(1);
    // Another post in the header does not widen it.
    expect((await read(node(other.id), other.id)).data.contentNode).toBeNull();
  });

  it.each([
    ['for no time', { days: 0 }],
    ['for a year', { days: 365 }],
    ['with a long note', { note: 'x'.repeat(101) }],
  ])('is not made %s', async (_, wrong) => {
    const { status } = await rest('links', { method: 'POST', data: { post: draft.id, ...wrong } }, draft.id);
    expect(status).toBe(400);
  });

  it('is not made without a login, with another page’s nonce, or for a missing post', async () => {
    const url = `${site.wordpress().url}/wp-json/footbridge/v1/preview/links`;
    const body = JSON.stringify({ post: draft.id });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect((await rest('links', { method: 'POST', data: { post: draft.id } }, 999_999)).status).toBe(403);
    expect((await rest('links', { method: 'POST', data: { post: 999_999 } }, draft.id)).status).toBe(403);
    expect(
      (await rest('token', { method: 'POST', data: { post: draft.id }, user: 'subscriber' }, draft.id)).status,
    ).toBe(403);
  });
});

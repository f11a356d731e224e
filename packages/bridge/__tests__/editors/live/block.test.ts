import { answerBlock } from '@footbridge/bridge/editors/live/answer-block';
import { BlockPreview } from '@/wp-templates/preview/BlockPreview';
import { pageFacts } from '@/wp-templates/shared/page-facts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { exchange } from '../../../../../__tests__/support/exchange';
import { first, withStatus } from '../editor/preview-site';
import { liveSite } from './live-site';

const site = liveSite();
const FROM_THE_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

async function send(body?: unknown, headers: Record<string, string> = FROM_THE_PAGE) {
  const { request, response } = exchange(body === undefined ? {} : { body: JSON.stringify(body), headers });
  const answer = await answerBlock(request, response);
  response.writeHead(response.statusCode);
  const html = renderToStaticMarkup(createElement(BlockPreview, answer));
  // What the document (pages/_document.tsx) reads of any page's props.
  expect(pageFacts(answer)).toMatchObject({ path: '/', live: answer.origins });
  return { ...answer, drawn: html, status: response.statusCode, headers: response.getHeaders() };
}
const block = (name: string, attributes: object = {}) => ({ name, attributes, content: null });
const token = (changes = {}) => site.token(withStatus('page', 'draft').id, changes);

describe('the preview of a block', () => {
  it('waits for a block: no content, no store, no index, framed by WordPress alone', async () => {
    const { html, status, origins, headers } = await send();
    expect({ html, status, origins }).toEqual({ html: '', status: 200, origins: [site.wordpress().url] });
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': `frame-ancestors 'self' ${site.wordpress().url}`,
    });
  });

  it('shows a block as its component draws it', async () => {
    const { drawn, problem } = await send({
      token: token(),
      block: block('footbridge/call-button', { text: 'Talk with us', look: 'primary' }),
    });
    expect(drawn).toContain('Talk with us');
    expect(drawn).toContain('tel:');
    expect(problem).toBe('');
  });

  it('shows data of WordPress', async () => {
    const { id, title } = first('facility', ({ status }) => status === 'publish');
    const { drawn } = await send({ token: token(), block: block('footbridge/facility-card', { facility: id }) });
    expect(drawn).toContain(title);
  });

  it('shows facts of the edited post', async () => {
    const { id, title } = first('post', ({ status, content }) => status === 'publish' && content.includes('<h2'));
    const { drawn } = await send({ token: site.token(id), block: block('footbridge/hero', { sentence: 'Begin.' }) });
    expect(drawn).toContain(title);
    for (const [name, text] of [
      ['byline', 'Last updated'],
      ['table-of-contents', 'href="#'],
      ['related-pages', 'Read on'],
    ] as const)
      expect((await send({ token: site.token(id), block: block(`footbridge/${name}`) })).drawn).toContain(text);
  });

  it.each([
    ['a value of a wrong type', block('footbridge/facility-card', { facility: 'x' }), '“facility” must be a number'],
    ['a facility that is gone', block('footbridge/facility-card', { facility: 999_999 }), 'does not exist'],
    ['a block of a newer plugin', block('footbridge/of-tomorrow'), 'this theme has no such block'],
  ])('says why it does not show %s', async (_, given, problem) => {
    const { status, problem: told } = await send({ token: token(), block: given });
    expect(status).toBe(200);
    expect(told).toContain(problem);
  });

  it('cleans attributes of scripts', async () => {
    const { drawn } = await send({
      token: token(),
      block: block('footbridge/call-button', { text: '<img src=x onerror=alert(1)>' }),
    });
    expect(drawn).not.toContain('<img');
  });

  it.each<[string, () => unknown, Record<string, string>, number]>([
    ['without a token', () => ({ token: '', block: block('a/b') }), FROM_THE_PAGE, 403],
    ['with an expired token', () => ({ token: token({ expires: 1 }), block: block('a/b') }), FROM_THE_PAGE, 403],
    [
      'with a share link',
      () => ({ token: token({ share: '0123456789abcdef' }), block: block('a/b') }),
      FROM_THE_PAGE,
      403,
    ],
    [
      'of another site',
      () => ({ token: token(), block: block('a/b') }),
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['without a block', () => ({ token: token() }), FROM_THE_PAGE, 400],
  ])('refuses a request %s', async (_, body, headers, status) => {
    const answer = await send(body(), headers);
    expect({ html: answer.html, status: answer.status }).toEqual({ html: '', status });
  });
});

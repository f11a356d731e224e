/** @jest-environment jest-fixed-jsdom */
import '../../../../__tests__/support/page-data';
import { startLive } from '@footbridge/browser/live/start';
import { waitFor } from '@testing-library/react';

import { WORDPRESS, html, posts, sent, editor, receive, main, reports, opened } from './live-editor';

describe('a live preview beside the editor', () => {
  it('says that it is ready, to WordPress’s origin only, and renders with the token it gets', async () => {
    await opened();
    expect(sent[0]).toEqual({ message: { footbridge: 'ready' }, origin: WORDPRESS });
    expect(posts[0]?.body).toEqual({ token: 'a', part: 1 });
    expect(document.title).toBe('One');
    expect(reports('painted')).toEqual([
      { message: { footbridge: 'painted', timing: 'site;dur=20.0' }, origin: WORDPRESS },
    ]);
  });

  it.each([
    ['another origin', { footbridge: 'token', token: 'a' }, 'https://evil.example.test', () => editor],
    ['another window', { footbridge: 'token', token: 'a' }, WORDPRESS, () => window],
    ['WordPress, of another shape', { footbridge: 'token', token: 7 }, WORDPRESS, () => editor],
    ['WordPress, with a huge token', { footbridge: 'token', token: 'x'.repeat(10_000) }, WORDPRESS, () => editor],
    ['WordPress, that is no object', 'token', WORDPRESS, () => editor],
  ])('ignores a message from %s', (_, data, origin, source) => {
    startLive([WORDPRESS]);
    receive(data, origin, source());
    expect(posts).toEqual([]);
  });

  it('replaces what differs: the same elements, the focus, and what was typed elsewhere stay', async () => {
    await opened('<main><h1>One</h1><input id="own"><p>First</p></main>');
    const field = document.querySelector('input');
    field?.focus();
    if (field) field.value = 'typed';
    const heading = document.querySelector('h1');
    receive({ footbridge: 'token', token: 'a' });
    posts[1]?.answer(
      html('Two', '<main><h1>Two</h1><p>New</p><input id="own"><p>First</p></main>', '', 'p{color:red}'),
    );
    await waitFor(() => expect(document.title).toBe('Two'));
    expect(document.querySelector('h1')).toBe(heading);
    expect(heading?.textContent).toBe('Two');
    expect(document.querySelector('input')).toBe(field);
    expect(field).toHaveFocus();
    expect(field?.value).toBe('typed');
    expect(document.querySelector('style[data-styled] + style')?.textContent).toBe('p{color:red}');
  });

  it('renders once more for all that was typed meanwhile, with the last token', async () => {
    startLive([WORDPRESS]);
    for (const token of ['a', 'b', 'c', 'd']) receive({ footbridge: 'token', token });
    expect(posts).toHaveLength(1);
    posts[0]?.answer(html('One', '<main>One</main>'));
    await waitFor(() => expect(posts).toHaveLength(2));
    expect(posts[1]?.body).toEqual({ token: 'd', part: 1 });
  });

  it.each([
    ['fails', (post: (typeof posts)[0]) => post.answer(html('Bad gateway', '<main>502</main>'), 502), 502],
    ['does not answer', (post: (typeof posts)[0]) => post.fail(), 0],
  ])('stays as it is when the site %s, and says so', async (_, answer, status) => {
    await opened();
    const before = main();
    receive({ footbridge: 'token', token: 'a' });
    if (posts[1]) answer(posts[1]);
    await waitFor(() => expect(reports('failed')).toHaveLength(1));
    expect(reports('failed')[0]?.message).toEqual({ footbridge: 'failed', status });
    expect(main()).toBe(before);
  });

  it('renders again after a first answer that was no page of the site', async () => {
    startLive([WORDPRESS]);
    receive({ footbridge: 'token', token: 'a' });
    posts[0]?.answer('<h1>502 Bad Gateway</h1>', 502);
    await waitFor(() => expect(reports('failed')[0]?.message).toEqual({ footbridge: 'failed', status: 502 }));
    receive({ footbridge: 'token', token: 'a' });
    posts[1]?.answer(html('One', '<main>One</main>'));
    await waitFor(() => expect(main()).toBe('<main>One</main>'));
  });

  it('outlines the selected block, also after the next rendering', async () => {
    await opened();
    receive({ footbridge: 'select', block: 1, text: '' });
    const selected = () => document.querySelector('[data-selected]')?.textContent;
    expect(selected()).toBe('Second');
    receive({ footbridge: 'token', token: 'a' });
    posts[1]?.answer(html('One', '<main><p data-block="0">First</p><p data-block="1">Changed</p></main>'));
    await waitFor(() => expect(selected()).toBe('Changed'));
    receive({ footbridge: 'select', block: null, text: 'Change' });
    expect(selected()).toBe('Changed');
    for (const text of ['', 'Nowhere']) {
      receive({ footbridge: 'select', block: null, text });
      expect(selected()).toBeUndefined();
    }
  });

  it('reports a click as its block, or with the text of a field; links and forms do nothing', async () => {
    await opened(
      '<main><h1>A <a href="/away/">title</a></h1><p data-block="3"><b>Bold</b></p><form><button>Send</button></form></main>',
    );
    const went = jest.fn();
    document.addEventListener('submit', went);
    document.querySelector('b')?.click();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('main a')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(reports('pick').map(({ message }) => message)).toEqual([
      { footbridge: 'pick', block: 3, text: 'Bold', picture: '' },
      { footbridge: 'pick', block: null, text: 'title', picture: '' },
    ]);
    document.querySelector<HTMLElement>('form button')?.click();
    expect(went.mock.calls.every(([event]) => event.defaultPrevented)).toBe(true);
  });

  it.each([
    ['/_next/image?url=%2Fmedia%2F2026%2F03%2Froom-group.jpg&w=1080&q=75', 'room-group.jpg'],
    ['/media/2026/03/room-group.jpg', 'room-group.jpg'],
    ['/media/room-group.jpg?v=2', 'room-group.jpg'],
  ])('reports a click on the picture %s with its file’s name', async (src, picture) => {
    await opened(`<main><img src="${src}"></main>`);
    document.querySelector('img')?.click();
    expect(reports('pick')[0]?.message).toEqual({ footbridge: 'pick', block: null, text: '', picture });
  });

  it('opens the other parts of a text', async () => {
    await opened('<main><a href="/preview/live/2/">2</a></main>');
    window.scrollTo = jest.fn();
    document.querySelector<HTMLElement>('main a')?.click();
    expect(posts[1]?.body).toEqual({ token: 'a', part: 2 });
  });

  it('leaves an island with the same props alone, and replaces one with others', async () => {
    const island = (name: string, props: string) =>
      `<div class="island" data-island="${name}" data-island-when="touch" data-island-props='${props}'><b>${props}</b></div>`;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = (second: string) => `<main>${island('CommentForm', '{"a":1}')}${island('CommentForm', second)}</main>`;
    await opened(page('{"b":1}'));
    const [first, second] = document.querySelectorAll('.island');
    first?.querySelector('b')?.replaceChildren('state');
    receive({ footbridge: 'token', token: 'a' });
    posts[1]?.answer(html('Two', page('{"b":2}')));
    await waitFor(() => expect(document.title).toBe('Two'));
    const [same, other] = document.querySelectorAll('.island');
    expect(same).toBe(first);
    expect(same?.textContent).toBe('state');
    expect(other).not.toBe(second);
    expect(other?.textContent).toBe('{"b":2}');
  });
});

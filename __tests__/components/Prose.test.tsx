/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import { BlocksContext } from '@/components/Prose/contexts';
import { blocks } from '@/components/blocks/registry';
import { shown } from '../support/blocks';

const text = (html: string, formAt?: string) => (
  <BlocksContext value={blocks}>
    <Prose html={html} formAt={formAt} />
  </BlocksContext>
);
const htmlOf = (html: string) => renderToStaticMarkup(text(html));
const withForm = `<p>Before</p>${shown('footbridge/callback-form')}<p>After</p>`;
const BUTTON = shown('footbridge/call-button', { text: 'Ask Kim & “Lee”', look: 'primary' }, '<p>Ask us</p>');

it('renders nothing for an empty text', () => {
  expect(render(text('')).container).toBeEmptyDOMElement();
});

it('renders a text without blocks byte for byte', () => {
  const html = '<p class="x">A &amp; <br>b</p>\n<!-- c --><ul style="color:red"><li>ü</ul>';
  expect(htmlOf(html)).toBe(`<div class="prose" dir="auto">${html}</div>`);
});

it('has the callback form where WordPress has a form', () => {
  const { container } = render(text(withForm));
  expect(screen.getByRole('form', { name: 'Ask us to call you' })).toHaveAttribute('id', 'callback-form');
  expect(container.textContent).toMatch(/^Before.*Ask us to call you.*After$/s);
});

it('has a link to the callback form of a page that has one already', () => {
  render(text(withForm, '#callback-form'));
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us to call you' })).toHaveAttribute('href', '#callback-form');
});

describe('a block', () => {
  it('stands between texts, which stay byte for byte', () => {
    const html = htmlOf(`<p>ä &lt; b</p>\n${BUTTON}\n<p>c&nbsp;<br>d</p>`);
    expect(html.startsWith('<div class="prose" dir="auto"><p>ä &lt; b</p>\n</div>')).toBe(true);
    expect(html.endsWith('<div class="prose" dir="auto">\n<p>c&nbsp;<br>d</p></div>')).toBe(true);
    expect(html).toContain('Ask Kim &amp; “Lee” <span data-call-number-text="">');
    expect(html).not.toMatch(/footbridge-block|Ask us/);
  });

  it('stands in columns, whose other content and attributes stay', () => {
    const columns = (middle: string) =>
      `<div class="wp-block-columns is-layout-flex" style="font-size:2em;background-color:#fff"><div class="wp-block-column"><p id="a" title="&quot;">A <em>b</em></p>\n${middle}</div><div class="wp-block-column"><details open><summary>Q</summary><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></details></div></div>`;
    const drawn = htmlOf(`<p>1</p>${columns(BUTTON)}<p>2</p>`);
    const inside = document.createElement('div');
    inside.innerHTML = drawn;
    expect(inside.querySelector('.prose > .wp-block-columns > .wp-block-column > div > a.button')).not.toBeNull();
    inside.querySelector('div:has(> .button)')?.remove();
    const expected = document.createElement('div');
    expected.innerHTML = `<div class="prose" dir="auto"><p>1</p>${columns('')}<p>2</p></div>`;
    expect(inside.innerHTML).toBe(expected.innerHTML);
  });

  it('shows WordPress’s plain form where the theme has no such block', () => {
    expect(htmlOf(shown('acme/new', {}, '<p>Plain</p>'))).toBe('<div class="prose" dir="auto"><p>Plain</p></div>');
  });
});

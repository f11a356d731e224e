/** A page with blocks whose components throw. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { defineBlock } from '@/components/blocks/define-block';
import { blocks as registry } from '@/components/blocks/registry';
import { BlocksContext } from '@/components/Prose/contexts';
import { BlockWatchContext, withoutFailing, type BlockWatch } from '@/components/Prose/failing-blocks';
import { Prose } from '@/components/Prose/Prose';
import BrandDocument from '@/pages/_document';
import { BlockPreview } from '@/wp-templates/preview/BlockPreview';
import { shown } from '../support/blocks';
import { sentHtml } from '../support/sent-html';

type DocumentContext = Parameters<typeof BrandDocument.getInitialProps>[0];

const attributes = z.object({ text: z.string().default('') });

/** A component below the block's own. */
function Below({ text }: { text: string }): ReactNode {
  if (text === 'bad') throw new TypeError('text is bad');
  return <b>{text}</b>;
}

const blocks = {
  ...registry,
  'acme/plain': defineBlock({
    attributes,
    Block: ({ attributes: { text }, children }) => (
      <section>
        <Below text={text} />
        {children}
      </section>
    ),
  }),
};
const plain = (text: string, inner = '') => shown('acme/plain', { text }, inner);

const pageOf = (html: string, watch: BlockWatch, around: ReactNode = null) =>
  renderToStaticMarkup(
    <BlockWatchContext value={watch}>
      {around}
      <BlocksContext value={blocks}>
        <Prose html={html} />
      </BlocksContext>
    </BlockWatchContext>,
  );

let failures: string[];
let renders: number;
beforeEach(() => {
  failures = [];
  renders = 0;
});

const draw = (html: string, around?: ReactNode) =>
  withoutFailing(
    async (watch) => {
      renders += 1;
      return pageOf(html, watch, around);
    },
    (name, error) => failures.push(`${name}: ${String(error)}`),
  );

it('is rendered once while none throws', async () => {
  expect(await draw(plain('a', plain('b')))).toBe('<section><b>a</b><section><b>b</b></section></section>');
  expect({ renders, failures }).toEqual({ renders: 1, failures: [] });
});

it.each([
  ['alone', plain('bad'), ''],
  ['between others', plain('a') + plain('bad') + plain('b'), '<section><b>a</b></section><section><b>b</b></section>'],
  ['with inner blocks, which stay', plain('bad', plain('b')), '<section><b>b</b></section>'],
  ['in another block', plain('a', plain('bad')), '<section><b>a</b></section>'],
  [
    'before a sibling in another block',
    plain('a', plain('bad') + plain('b')),
    '<section><b>a</b><section><b>b</b></section></section>',
  ],
  [
    'in columns',
    `<div class="wp-block-columns">${plain('bad')}<p>c</p></div>`,
    '<div class="prose" dir="auto"><div class="wp-block-columns"><p>c</p></div></div>',
  ],
  ['as an island', shown('footbridge/comparison-chart', {}, '', { charts: 1 }), ''],
  ['twice, the same', plain('bad') + plain('bad'), ''],
])('stands without a block that throws %s', async (_, html, expected) => {
  expect(await draw(html)).toBe(expected);
  expect(failures).toEqual([
    expect.stringMatching(/^(?:acme\/plain: TypeError: text is bad|footbridge\/comparison-chart: TypeError)/),
  ]);
  expect(renders).toBe(2);
});

it('is rendered a few times, not once for each of 500 blocks that throw', async () => {
  const html = Array.from({ length: 500 }, (_, index) =>
    shown('acme/plain', { text: 'bad', index }, `<p>${index}</p>`),
  ).join('');
  expect(await draw(html)).toContain('499');
  expect(renders).toBeLessThan(10);
});

it("shows the plain form of the plugin's own block, with its inner blocks in their place", async () => {
  const throws = defineBlock({
    attributes,
    Block: () => {
      throw new TypeError('always');
    },
  });
  const payers = shown('footbridge/payer-list', {}, '', null, '<p>Payers</p>');
  const steps = '<h2>Steps</h2><div class="footbridge-inner"></div><p>Call</p>';
  const html = await withoutFailing(
    async (watch) =>
      renderToStaticMarkup(
        <BlockWatchContext value={watch}>
          <BlocksContext value={{ 'footbridge/steps': throws, 'footbridge/payer-list': throws }}>
            <Prose html={shown('footbridge/steps', {}, `${payers}<p>Text</p>`, null, steps)} />
          </BlocksContext>
        </BlockWatchContext>,
      ),
    (name) => failures.push(name),
    (form) => form.replace('Call', 'Cleaned'),
  );
  expect(html.replaceAll(' dir="auto"', '')).toBe(
    '<div class="prose"><h2>Steps</h2></div><div class="prose"><p>Payers</p></div>' +
      '<div class="prose"><p>Text</p><p>Cleaned</p></div>',
  );
  expect(failures).toEqual(['footbridge/steps', 'footbridge/payer-list']);
});

it('tells the editor in the preview of one block', async () => {
  const html = await withoutFailing(
    async (watch) =>
      renderToStaticMarkup(
        <BlockWatchContext value={watch}>
          <BlockPreview html={shown('footbridge/comparison-chart', {}, '', { charts: 1 })} problem="" />
        </BlockWatchContext>,
      ),
    () => undefined,
  );
  expect(html).toBe('<main data-problem="the theme fails to render it"></main>');
});

it('logs block and path in one line, without what a visitor typed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const Page = () => (
    <BlocksContext value={blocks}>
      <Prose html={plain('bad') + plain('a')} />
    </BlocksContext>
  );
  const renderPage: DocumentContext['renderPage'] = async (options) => {
    const enhance = typeof options === 'object' ? options.enhanceApp : undefined;
    const App = enhance?.(Page) ?? Page;
    // Next's App has its own props.
    return { html: await sentHtml(createElement(App, Object.assign({}))), head: [] };
  };
  const context: DocumentContext = {
    pathname: '/[[...wordpressNode]]',
    asPath: '/a-page/?s=somebody',
    query: {},
    AppTree: () => null,
    renderPage,
    defaultGetInitialProps: ({ renderPage: render }) => Promise.resolve(render()),
  };
  const { html } = await BrandDocument.getInitialProps(context);
  expect(html).toBe('<section><b>a</b></section>');
  expect(warn.mock.calls).toEqual([
    ['[footbridge] blocks: /a-page/: acme/plain: the theme fails to render it; its plain form is shown (text is bad)'],
  ]);
});

it('fails as before when something else throws', async () => {
  await expect(draw(plain('a'), <Below text="bad" />)).rejects.toThrow('text is bad');
  expect(failures).toEqual([]);
});

/** @jest-environment jsdom */
import { markTexts } from '@/wp-templates/shared/sent-once/mark';
import { restoreTexts } from '@/wp-templates/shared/sent-once/restore';

const TEXT = `<p>${'Detox is the care you get while your body adjusts. '.repeat(5)}</p>`;
const OTHER = `<p>${'What it costs is said before you come. '.repeat(5)}</p>`;

/** What a browser has of a page: the document, and the props as they came through JSON. */
function sent(html: string, view: unknown) {
  const marked = markTexts(html, { template: 'single', view });
  document.body.innerHTML = marked.html;
  return { marked, pageProps: JSON.parse(JSON.stringify({ template: 'single', view: marked.view })) };
}

describe('a text that stands in the page', () => {
  it('is not sent once more, and is whole again before anything is drawn', () => {
    const view = { title: 'Detox', html: TEXT, parts: [{ text: OTHER }] };
    const { pageProps } = sent(`<main><div class="prose">${TEXT}</div><section>${OTHER}</section></main>`, view);
    expect(JSON.stringify(pageProps)).not.toContain('Detox is the care');
    expect(JSON.stringify(pageProps)).not.toContain('What it costs');
    restoreTexts(document, pageProps);
    expect(pageProps.view).toEqual(view);
  });

  it('leaves no mark that React would not know', () => {
    const { pageProps } = sent(`<div>${TEXT}</div>`, { html: TEXT });
    expect(document.body.innerHTML).toContain('data-text="html"');
    restoreTexts(document, pageProps);
    expect(document.body.innerHTML).toBe(`<div>${TEXT}</div>`);
  });

  it('may stand in a list of its own', () => {
    const { pageProps } = sent(`<div>${TEXT}</div><div>${OTHER}</div>`, { texts: [TEXT, OTHER] });
    restoreTexts(document, pageProps);
    expect(pageProps.view.texts).toEqual([TEXT, OTHER]);
  });
});

it('leaves out what no browser reads of a template', () => {
  const contents = [{ id: 'costs', text: 'Costs', level: 2 }];
  expect(JSON.parse(JSON.stringify(markTexts('', { template: 'single', view: { contents } }).view))).toEqual({ contents: [{ id: 'costs', text: 'Costs' }] });
  expect(markTexts('', { template: 'landing', view: { contents } }).view).toEqual({ contents });
});

describe('sent as before', () => {
  it.each([
    ['a text that is not drawn', '<div></div>'],
    ['a text of which only a part is drawn', `<div>${TEXT.slice(0, 120)}</div>`],
    ['a text beside others in one element', `<div>${TEXT}and more</div>`],
  ])('is %s', (_what, html) => {
    expect(markTexts(html, { template: 'single', view: { html: TEXT } })).toEqual({ html, view: { html: TEXT } });
  });

  it('is what is short, or no HTML', () => {
    const plain = 'Plain words. '.repeat(20);
    expect(markTexts(`<p>${plain}</p><b><i>x</i></b>`, { template: 'single', view: { plain, short: '<i>x</i>' } }).view).toEqual({ plain, short: '<i>x</i>' });
  });
});

describe('a mark that did not come from here', () => {
  it.each(['__proto__.polluted', 'constructor.prototype.polluted', '', 'title', 'missing.deep', '..'])('changes nothing: %s', (path) => {
    document.body.innerHTML = `<p data-text="${path}">from an editor</p>`;
    const pageProps = { view: { title: 'Detox' } };
    restoreTexts(document, pageProps);
    expect(pageProps.view.title).toBe('Detox');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('does no harm on a page without a view', () => {
    document.body.innerHTML = '<p data-text="html">from an editor</p>';
    expect(() => restoreTexts(document, undefined)).not.toThrow();
  });
});

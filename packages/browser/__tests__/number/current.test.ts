/** @jest-environment jest-fixed-jsdom */
import { site } from '@/site-config/site';
import { paintNumber, showVariant } from '@footbridge/browser/number/current';

const { callNumbers } = site;
const { default: house, score1, score2 } = callNumbers;

beforeEach(() => {
  document.body.innerHTML = `
    <header><a class="call" data-call-link href="${house.tel}">Call <span data-call-number-text>${house.display}</span></a></header>
    <main><a class="words" data-call-link href="${house.tel}">Call us today</a> or write to <b data-call-number-text>${house.display}</b>. <a id="other" href="tel:988">988</a></main>`;
  showVariant('default');
});

const link = (name: string) => document.querySelector<HTMLAnchorElement>(`a.${name}`);
const shown = (name: string) => [link(name)?.getAttribute('href'), link(name)?.textContent];
/** As a call-tracking script does: another number in the place of all that stood there. */
const swapIn = (name: string) => {
  const found = link(name);
  found?.setAttribute('href', 'tel:+18005550199');
  found?.replaceChildren('(800) 555-0199');
};

describe('the numbers of a page', () => {
  it('[S7.13] are those of the variant: call links, numbers in a text, accessible names, and the body', () => {
    showVariant('score1');
    expect(shown('call')).toEqual([score1.tel, `Call ${score1.display}`]);
    expect(shown('words')).toEqual([score1.tel, 'Call us today']);
    expect(document.querySelector('b')?.textContent).toBe(score1.display);
    expect(document.body.dataset.callNumber).toBe(score1.tel.replace('tel:', ''));
    expect(document.querySelector('#other')?.getAttribute('href')).toBe('tel:988');
  });

  it('stay what a call-tracking script made of them as long as the number is the same', () => {
    showVariant('score1');
    swapIn('call');
    showVariant('score1');
    expect(shown('call')).toEqual(['tel:+18005550199', '(800) 555-0199']);
  });

  it('have their own words back when the number changes after that', () => {
    showVariant('score1');
    swapIn('call');
    swapIn('words');
    showVariant('score2');
    expect(shown('call')).toEqual([score2.tel, `Call ${score2.display}`]);
    expect(shown('words')).toEqual([score2.tel, 'Call us today']);
  });

  it('preserve their elements, so that a click that began on one ends on it', () => {
    const before = [...document.querySelectorAll('[data-call-link], [data-call-link] *')];
    showVariant('score1');
    expect([...document.querySelectorAll('[data-call-link], [data-call-link] *')]).toEqual(before);
  });

  it('are painted into what is added later, also where that is the link itself', () => {
    showVariant('score2');
    const added = document.createElement('div');
    added.innerHTML = `<a data-call-link href="${house.tel}"><span data-call-number-text>${house.display}</span></a>`;
    paintNumber(added.querySelector('a'));
    expect(added.innerHTML).toBe(
      `<a data-call-link="" href="${score2.tel}"><span data-call-number-text="">${score2.display}</span></a>`,
    );
    expect(() => paintNumber(null)).not.toThrow();
  });

  it.each([
    ['the one that the head’s script chose', 'veteran', 'veteran'],
    ['the house number where that is none of the brand’s', 'toString', 'default'],
  ] as const)('begin with %s', async (_what, written, expected) => {
    document.documentElement.dataset.callVariant = written;
    jest.resetModules();
    const { currentVariant } = await import('@footbridge/browser/number/current');
    expect(currentVariant()).toBe(expected);
    delete document.documentElement.dataset.callVariant;
  });
});

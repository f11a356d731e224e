/** @jest-environment jest-fixed-jsdom */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { CallNumber, PhoneLink } from '@/components/PhoneLink/PhoneLink';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { showVariant } from '@footbridge/browser/number/current';
import { inBrand } from '../support/in-brand';
import type { CallNumberVariant } from '@/site-config/types';

const { callNumbers } = siteOf('DSH');
const show = (variant: CallNumberVariant) => act(async () => showVariant(variant));

afterEach(() => show('default'));

describe('PhoneLink', () => {
  it.each(SITE_CODES)('[S2.28] calls the house number of %s', (code) => {
    const site = siteOf(code);
    const { display, tel } = site.callNumbers.default;
    render(inBrand(site, <PhoneLink />));
    expect(screen.getByRole('link', { name: `Call ${display}` })).toHaveAttribute('href', tel);
  });

  it('[S2.28] marks what call tracking swaps: the link, and within it the number alone', () => {
    render(
      <PhoneLink className="wide">
        Ask about a place: <CallNumber />
      </PhoneLink>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('data-call-link');
    expect(link).toHaveClass('wide');
    expect(link.querySelectorAll('[data-call-number-text]')).toHaveLength(1);
    expect(link.querySelector('[data-call-number-text]')).toHaveTextContent(/^\(\d{3}\) \d{3}-\d{4}$/);
  });

  it('says its number once, to screen readers and crawlers as to the eye', () => {
    render(<PhoneLink />);
    expect(screen.getByRole('link')).toHaveAccessibleName('Call (702) 555-0110');
    expect(screen.getByRole('link')).toHaveTextContent(/^Call \(702\) 555-0110$/);
  });

  it.each(['score1', 'score2', 'alumni', 'veteran', 'specialPath', 'mentalHealth'] as const)(
    '[S3.60] shows the variant %s in every link',
    async (variant) => {
      render(
        <>
          <PhoneLink />
          <PhoneLink>
            Ask: <CallNumber />
          </PhoneLink>
          <CallNumber />
        </>,
      );
      await show(variant);
      const { display, tel } = callNumbers[variant];
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([tel, tel]);
      expect(screen.getAllByText(display)).toHaveLength(3);
      expect(document.body.textContent).not.toContain(callNumbers.default.display);
      expect(screen.getByRole('link', { name: `Ask: ${display}` })).toBeInTheDocument();
    },
  );

  it('does not lose the keyboard’s focus when its number changes, and takes no focus', async () => {
    render(
      <>
        <PhoneLink>
          First <CallNumber />
        </PhoneLink>
        <PhoneLink>
          Second <CallNumber />
        </PhoneLink>
        <button type="button">Elsewhere</button>
      </>,
    );
    screen.getByRole('link', { name: /Second/ }).focus();
    await show('score1');
    expect(screen.getByRole('link', { name: /Second/ })).toHaveFocus();
    screen.getByRole('button').focus();
    await show('score2');
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('a call-tracking script that edits the page', () => {
  /** Other scripts know neither React nor this site: they look for numbers and addresses. */
  const scripts: Record<string, (link: HTMLAnchorElement) => void> = {
    'replaces text nodes': (link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        walker.currentNode.nodeValue =
          walker.currentNode.nodeValue?.replace(/\(\d{3}\) \d{3}-\d{4}/, '(800) 555-0199') ?? '';
    },
    'puts new text nodes in their place': (link) => {
      const number = link.querySelector('[data-call-number-text]');
      number?.firstChild?.replaceWith('(800) 555-0199');
    },
    'writes the inner HTML': (link) => {
      link.innerHTML = '<b>Call (800) 555-0199</b>';
    },
    'writes the text': (link) => {
      link.textContent = '(800) 555-0199';
    },
    'changes the address only': (link) => {
      link.href = 'tel:+18005550199';
    },
  };

  const swapAll = (swap: (link: HTMLAnchorElement) => void) =>
    act(async () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')) {
        swap(link);
        link.href = 'tel:+18005550199';
      }
    });

  let go: (path: string) => void = () => undefined;
  function Site() {
    const [path, setPath] = useState('/');
    go = setPath;
    return (
      <>
        <header>
          <PhoneLink className={path === '/' ? 'home' : 'away'}>
            <span>Call</span> <CallNumber />
          </PhoneLink>
        </header>
        <main key={path}>
          {path === '/' && <PhoneLink />}
          <p>
            {path} <PhoneLink>Call us</PhoneLink>
          </p>
        </main>
      </>
    );
  }

  const console = jest.spyOn(globalThis.console, 'error');
  beforeEach(() => console.mockClear());

  it.each(Object.entries(scripts))('never breaks React: %s', async (_, swap) => {
    render(<Site />);
    await swapAll(swap);
    await act(async () => go('/about/'));
    await swapAll(swap);
    await show('score1');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      callNumbers.score1.tel,
      callNumbers.score1.tel,
    ]);
    expect(screen.getByRole('link', { name: `Call ${callNumbers.score1.display}` })).toBeInTheDocument();
    await swapAll(swap);
    await show('veteran');
    await act(async () => go('/'));
    await swapAll(swap);
    await show('default');
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('(800)');
    expect(console).not.toHaveBeenCalled();
  });
});

/** @jest-environment jest-fixed-jsdom */
import { closeBrowser, comeBack, FROM_HERE, openBrowser, setPointer, visit } from '../support/visit';

let events = 0;

beforeEach(() => {
  openBrowser();
  events = 0;
  window.addEventListener('footbridge:abandon-modal', () => {
    events += 1;
  });
});
afterEach(() => {
  document.body.replaceChildren();
  closeBrowser();
});

const wait = (ms: number) => jest.advanceTimersByTime(ms);
const leaveAt = (clientY: number) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
const put = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild;
};

describe('with a mouse, a visitor seems to leave', () => {
  it.each([
    ['goes out at a side or at the bottom', 400],
    ['stays on the page', 1],
  ])('not when it %s', async (_what, y) => {
    await visit();
    wait(5000);
    leaveAt(y);
    expect(events).toBe(0);
  });

  it('not within the first five seconds on a page', async () => {
    await visit();
    wait(4000);
    leaveAt(-1);
    await visit({ path: '/about/', referrer: FROM_HERE });
    wait(4499);
    leaveAt(-1);
    expect(events).toBe(0);
    wait(1);
    leaveAt(-1);
    expect(events).toBe(1);
  });

  it('not by reading for long', async () => {
    await visit();
    wait(10 * 60_000);
    expect(events).toBe(0);
  });

  it.each([
    ['while the visitor is filling in a form', '<input aria-label="Name">'],
    ['while the visitor is watching a film', '<iframe tabindex="0"></iframe>'],
    ['on an error page (404)', '<main data-template="404"></main>'],
    ['on an error page (500)', '<main data-template="500"></main>'],
    ['on an error page (503)', '<main data-template="503"></main>'],
    ['while a dialog is open', '<dialog open>Menu</dialog>'],
  ])('not %s', async (_what, html) => {
    const element = put(html);
    await visit();
    wait(5000);
    if (element instanceof HTMLInputElement || element instanceof HTMLIFrameElement) {
      element.focus();
      expect(document.activeElement).toBe(element);
    }
    leaveAt(-1);
    expect(events).toBe(0);
  });

  it('not while a comment stands there unsent, though its field has lost the focus', async () => {
    const field = put('<textarea aria-label="Comment"></textarea>');
    await visit();
    wait(5000);
    if (field instanceof HTMLTextAreaElement) field.value = 'It was a year in May.';
    leaveAt(-1);
    expect(events).toBe(0);
    if (field instanceof HTMLTextAreaElement) field.value = '';
    leaveAt(-1);
    expect(events).toBe(1);
  });

  it('not after the call link was used', async () => {
    const link = put('<a href="tel:+17025550110"><span>Call</span></a>');
    await visit();
    link?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    wait(5000);
    leaveAt(-1);
    expect(events).toBe(0);
  });
});

describe('on a touch screen, a visitor seems to leave', () => {
  beforeEach(() => setPointer('finger'));

  it.each(['scroll', 'pointerdown', 'keydown'])('not while there is a %s now and then', async (sign) => {
    await visit();
    for (let minute = 0; minute < 5; minute += 1) {
      wait(50_000);
      document.dispatchEvent(new Event(sign));
    }
    expect(events).toBe(0);
    wait(60_000);
    expect(events).toBe(1);
  });

  it('not in a hidden tab', async () => {
    await visit();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    wait(10 * 60_000);
    expect(events).toBe(0);
  });

  it('by going back to the first page from the back/forward cache', async () => {
    await visit({ path: '/blog/' });
    const leave = () => {
      const { state, version } = JSON.parse(localStorage.getItem('footbridge.local') ?? '{}');
      localStorage.setItem(
        'footbridge.local',
        JSON.stringify({
          version,
          state: { ...state, history: ['/blog/', '/about/'], lastVisitedTimestamp: Date.now() },
        }),
      );
    };
    comeBack(5000, leave);
    wait(1);
    expect(events).toBe(1);
  });

  it.each([
    ['back between later pages', ['/blog/', '/about/', '/contact/'], { path: '/about/', type: 'back_forward' }, 5000],
    ['back to the first page after a glance', ['/blog/', '/about/'], { path: '/blog/', type: 'back_forward' }, 4000],
    ['back to the same page from another site', ['/blog/'], { path: '/blog/', type: 'back_forward' }, 5000],
    ['to the first page by a link', ['/blog/', '/about/'], { path: '/blog/', referrer: FROM_HERE }, 5000],
  ] as const)('not by going %s', async (_what, paths, to, after) => {
    for (const path of paths) await visit({ path });
    wait(after);
    await visit(to);
    expect(events).toBe(0);
  });

  it('without its history being touched', async () => {
    const push = jest.spyOn(window.history, 'pushState');
    await visit();
    wait(120_000);
    expect(push).not.toHaveBeenCalled();
  });
});

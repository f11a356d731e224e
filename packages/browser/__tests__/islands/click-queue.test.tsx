/** @jest-environment jest-fixed-jsdom */
import { openIsland } from '../../../../__tests__/support/islands';
import { fireEvent, screen } from '@testing-library/react';
import { queueClicks } from '@footbridge/browser/islands/start';
import { FacilityMap } from '@/components/FacilityMap/FacilityMap';
import { Island } from '@/components/Island/Island';
import { CallbackForm, FacilityQuestion } from '@/components/LeadForm/LeadForm.island';

const form = <Island name="FacilityQuestion" when="visible" of={FacilityQuestion} props={{ name: 'Desert Hope' }} />;
const callback = <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />;
const question = () => screen.getByRole('textbox', { name: 'Your question' });
const button = (name: string) => screen.getByRole('button', { name });

function openMap() {
  process.env.NEXT_PUBLIC_MAP_STYLE_URL = 'https://tiles.example.org/styles/light.json';
  const page = openIsland(
    <FacilityMap name="A" latitude={36} longitude={-115} embed="about:blank" page="https://maps.example/" />,
  );
  delete process.env.NEXT_PUBLIC_MAP_STYLE_URL;
  return page;
}

/** Clicks, and returns whether a script has handled it. */
function isTaken(link: HTMLElement, init?: MouseEventInit): boolean {
  let taken = true;
  link.addEventListener('click', (event) => {
    taken = event.defaultPrevented;
    // jsdom can leave no page.
    event.preventDefault();
  });
  fireEvent.click(link, init);
  return taken;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.sessionStorage.clear();
});

describe('a click before an island is hydrated', () => {
  it('counts once: the last of several', async () => {
    const page = openIsland(callback);
    fireEvent.click(button('Continue'));
    fireEvent.click(button('Continue'));
    await page.status('hydrated');
    expect(screen.getByRole('group', { name: /Step 2 of 2/ })).toBeVisible();
  });

  it('of a sending is looked at by the form, and not sent as it is', async () => {
    const page = openIsland(form);
    fireEvent.submit(question().closest('form') ?? question());
    await page.status('hydrated');
    expect(page.sent).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Your question');
  });

  it('of a map’s link opens the map, not the map’s own site', async () => {
    const page = openMap();
    expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
    await page.status('hydrated');
    expect(page.host).not.toHaveTextContent('Show the map');
  });

  it.each([
    ['with a modifier key, of a map’s link', { ctrlKey: true }],
    ['with the middle button, of a map’s link', { button: 1 }],
  ])('%s is the browser’s', (_what, init) => {
    const page = openMap();
    expect(isTaken(screen.getByRole('link'), init)).toBe(false);
    expect(page.host.dataset.islandStatus).toBe('waiting');
  });

  it('on a call link, a radio button or a field is not queued: it works without script', () => {
    openIsland(callback);
    expect(isTaken(screen.getByRole('link', { name: /^Call/ }))).toBe(false);
    fireEvent.click(screen.getByLabelText('Myself'));
    expect(screen.getByLabelText('Myself')).toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: /text messages/ }));
    expect(screen.getByRole('checkbox', { name: /text messages/ })).toBeChecked();
  });
});

describe('a click that waits for code which neither loads nor fails', () => {
  it('does after ten seconds what it does without script, and once', () => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<div><form method="post" action="/api/lead"><button type="submit">Send</button></form></div>';
    const [host, plain] = [document.querySelector('div'), document.querySelector('form')];
    if (!host || !plain) throw new Error('no form');
    const sent = jest.fn((event: Event) => event.preventDefault());
    const clicks = queueClicks(host, 'visible', () => undefined);
    plain.addEventListener('submit', sent);
    fireEvent.click(button('Send'));
    jest.advanceTimersByTime(9999);
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    clicks.release();
    expect(sent).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

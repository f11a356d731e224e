/** @jest-environment jest-fixed-jsdom */
import { act } from '@testing-library/react';
import Router from 'next/router';
import { Activity } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lateForm } from '@/components/LateForm/late-form';

/** What is looked at on the way to the screen, and what to say when it is near. */
let watched: { element: Element; near: () => void }[];
let root: Root | undefined;

class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element): void {
    watched.push({ element, near: () => this.tell([{ isIntersecting: true }]) });
  }
  disconnect(): void {
    watched = [];
  }
}

function Question({ name }: { name: string }) {
  return (
    <form id="facility-question-form">
      <textarea aria-label={`Ask ${name}`} />
    </form>
  );
}

/** A page as it came from the server, hydrated; its form's script is not there yet. */
async function open() {
  const load = jest.fn(async () => Question);
  // The server waits for the script and draws it (__tests__/wp-templates/facility-view).
  const sent = renderToString(<Activity><Question name="Desert Hope" /></Activity>);
  document.body.innerHTML = `<div id="page">${sent}</div>`;
  const page = document.getElementById('page') as HTMLElement;
  const field = page.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'Are there single rooms?';
  const Late = lateForm('facility-question', load);
  const draw = () => <Late name="Desert Hope" />;
  await act(async () => void (root = hydrateRoot(page, draw())));
  return { load, field, page, drawAgain: () => act(async () => root?.render(draw())) };
}

beforeEach(() => {
  watched = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => act(async () => root?.unmount()));

describe('a form below the text', () => {
  it('asks for no script while nobody is near', async () => {
    const { load, field, drawAgain } = await open();
    await drawAgain();
    expect(watched.map(({ element }) => element.id)).toEqual(['facility-question-form']);
    expect(load).not.toHaveBeenCalled();
    expect(field.isConnected).toBe(true);
  });

  it.each([
    ['it comes near the screen', () => watched[0]?.near()],
    ['a key reaches it', (field: HTMLElement) => field.focus()],
    ['it is touched', (field: HTMLElement) => field.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['the page is left', () => Router.events.emit('routeChangeStart', '/facilities/')],
  ])('gets it when %s, and keeps what was typed', async (_when, happens) => {
    const { load, field, page, drawAgain } = await open();
    await drawAgain();
    await act(async () => happens(field));
    expect(load).toHaveBeenCalledTimes(1);
    expect(page.querySelector('textarea')).toBe(field);
    expect(field.value).toBe('Are there single rooms?');
    // It is React's from now on.
    expect(Object.keys(field).some((key) => key.startsWith('__reactProps'))).toBe(true);
  });
});

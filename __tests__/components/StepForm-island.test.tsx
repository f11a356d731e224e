/** @jest-environment jest-fixed-jsdom */
import { openIsland } from '../support/islands';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { screen } from '@testing-library/react';
import { printedRules } from '@/components/css/printed-rules';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';

let isLost = false;

jest.mock('@/components/Island/hydrate', () => {
  const actual = jest.requireActual('@/components/Island/hydrate');
  return {
    __esModule: true,
    get hydrateIsland() {
      if (isLost) throw new Error('Failed to fetch dynamically imported module');
      return actual.hydrateIsland;
    },
  };
});

beforeAll(() => {
  // As the server prints them. Of media jsdom knows the screen.
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(form));
  const css = printedRules(sheet).replaceAll(/@media ?\(scripting: ?enabled\)/g, '@media screen');
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => window.sessionStorage.clear());

const form = <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />;
const [first, last] = [() => screen.getByLabelText('Myself'), () => screen.getByLabelText('First name')];
const next = () => screen.getByText('Continue');
const send = () => screen.getByText('Ask for a call');

describe('a form in steps', () => {
  it('shows one step from its script’s start on, and nothing moves when it is hydrated', async () => {
    isLost = false;
    const page = openIsland(form);
    for (const status of ['waiting', 'loading', 'hydrated']) {
      if (status === 'loading') page.watches[0]?.near();
      await page.status(status);
      expect(first()).toBeVisible();
      expect(last()).not.toBeVisible();
      expect(next()).toBeVisible();
    }
  });

  it('shows all steps and its last button as soon as its chunk is lost', async () => {
    isLost = true;
    const page = openIsland(form);
    expect(send()).not.toBeVisible();
    page.watches[0]?.near();
    await page.status('failed');
    expect(first()).toBeVisible();
    expect(last()).toBeVisible();
    expect(send()).toBeVisible();
    expect(next()).not.toBeVisible();
  });
});

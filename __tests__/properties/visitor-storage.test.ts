/** @jest-environment jest-fixed-jsdom */
/** Any content of a browser's storage: each key has a value of its type, and reading is idempotent. */
import * as fc from 'fast-check';

import { storeEntry, entryOf } from '@footbridge/browser/visit/entry';
import { readPageFacts } from '@footbridge/browser/editor/facts';
import { wordPressLogin } from '@footbridge/browser/editor/login';
import { filterState, FILTER_PARTS, mergeFilters } from '@footbridge/browser/filters/filters';
import { draftOf, storeDraft } from '@footbridge/browser/lead/draft';
import { localState } from '@footbridge/browser/state/local';
import { readGeolocation, sessionState } from '@footbridge/browser/state/session';
import { MAX_HISTORY, MAX_SCROLLED } from '@footbridge/browser/state/types';
import { CONSENT_COOKIE, consentState, refreshConsent } from '@footbridge/browser/consent/state';
import { FORM_NAMES } from '@footbridge/shared/forms/names';
import { CONSENT_CATEGORIES } from '@footbridge/shared/vendors/types';
import { oddJson, oddText, spoiled } from '@footbridge/tools/fuzz/requests/texts';

import { always, JEST_TIMEOUT_MS } from '../support/cases';

jest.setTimeout(JEST_TIMEOUT_MS);

const LOCAL = {
  history: ['/about/'],
  dynamicKeywords: { substance: 'alcohol' },
  callTrackingIntentScore: 1,
  pagesScrolled50: ['/'],
  lastVisitedTimestamp: 1_700_000_000_000,
};
const PLACE = {
  siteKey: 'DSH',
  chartFacName: 'Desert Hope',
  img: '/x.jpg',
  description: 'In Las Vegas',
  url: '/',
  radius: 50,
  distance: 3,
};
const SESSION = {
  isNotificationBarOpen: false,
  isAktifySubmitted: true,
  geolocation: { facility: PLACE, distance: 3, nearest: null, city: 'Las Vegas', region: 'Nevada', country: 'US' },
  hasNoPlace: false,
  useVetPhone: true,
  isAbandonModalShown: false,
  isFacilityScored: true,
  sendsVitals: false,
  entry: null,
};

/** A store's key: valid once, corrupted, or anything. */
const stored = (state: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    spoiled({ state, version: 1 }).map((value) => JSON.stringify(value)),
    oddText,
    oddJson.map((value) => JSON.stringify(value)),
  );
const isPath = (value: unknown): boolean => typeof value === 'string' && value.length <= 2000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Reads the storage again, as another page does; the output must equal the input. */
function reread(store: {
  persist: { rehydrate(): unknown };
  getState(): object;
  setState(state: object): void;
}): Record<string, unknown> {
  void store.persist.rehydrate();
  const read = JSON.stringify(store.getState());
  store.setState({});
  void store.persist.rehydrate();
  expect(JSON.stringify(store.getState())).toBe(read);
  return JSON.parse(read);
}

it('stored visits are of their type, key by key', () => {
  always(
    [stored(LOCAL)],
    (text) => {
      localStorage.setItem('footbridge.local', text);
      const state = reread(localState);
      expect(Object.keys(state).toSorted()).toEqual(Object.keys(LOCAL).toSorted());
      const { history, pagesScrolled50: scrolled, callTrackingIntentScore: score, lastVisitedTimestamp: last } = state;
      expect(Array.isArray(history) && history.length <= MAX_HISTORY && history.every(isPath)).toBe(true);
      expect(Array.isArray(scrolled) && scrolled.length <= MAX_SCROLLED && scrolled.every(isPath)).toBe(true);
      expect([0, 1, 2]).toContain(score);
      expect(last === null || (typeof last === 'number' && last >= 0)).toBe(true);
    },
    2,
  );
});

it('the stored session is of its type, key by key', () => {
  always(
    [stored(SESSION)],
    (text) => {
      sessionStorage.setItem('footbridge.session', text);
      const state = reread(sessionState);
      expect(Object.keys(state).toSorted()).toEqual(Object.keys(SESSION).toSorted());
      for (const name of [
        'isNotificationBarOpen',
        'isAktifySubmitted',
        'hasNoPlace',
        'useVetPhone',
        'isAbandonModalShown',
        'isFacilityScored',
      ])
        expect(typeof state[name]).toBe('boolean');
      expect([true, false, null]).toContain(state.sendsVitals);
      expect(state.geolocation === null || readGeolocation(state.geolocation) !== undefined).toBe(true);
    },
    2,
  );
});

it('what is chosen in the comparison charts is a map of names, read from either storage', () => {
  const chosen = stored({ treatment: { Detox: true }, amenities: { Pool: true }, facilities: {} });
  always(
    [chosen, chosen],
    (local, session) => {
      localStorage.setItem('app-state', local);
      sessionStorage.setItem('footbridge.filters', session);
      void filterState.persist.rehydrate();
      const state = filterState.getState();
      for (const part of FILTER_PARTS)
        expect(Object.entries(state[part]).every(([name, is]) => is && name !== '' && name.length <= 100)).toBe(true);
      expect(mergeFilters(JSON.parse(JSON.stringify(state)))).toEqual(state);
    },
    2,
  );
});

it('a form’s draft is one, for any stored value; stored and read it is the same; the card’s number is never in it', () => {
  const draft = {
    values: [
      ['firstName', 'Marlene'],
      ['memberId', 'HX-7781'],
    ],
    step: 1,
    key: 'a'.repeat(36),
    since: 1,
  };
  always(
    [
      fc.constantFrom(...FORM_NAMES),
      fc.oneof(
        stored(draft),
        spoiled(draft).map((value) => JSON.stringify(value)),
      ),
    ],
    (form, text) => {
      sessionStorage.setItem(`footbridge.draft.${form}`, text);
      const read = draftOf(form);
      expect(
        read.values.every(
          (pair) => pair.length === 2 && pair.every((one) => typeof one === 'string') && pair[0] !== 'memberId',
        ),
      ).toBe(true);
      expect(read.step).toBeGreaterThanOrEqual(0);
      expect(read.key.length).toBeLessThanOrEqual(36);
      storeDraft(form, read);
      if (read.values.some(([, value]) => value !== ''))
        expect(draftOf(form)).toEqual({ ...read, values: read.values.filter(([, value]) => value !== '') });
    },
  );
});

it('where a session began is reduced to what a lead may contain, for any stored value', () => {
  always(
    [
      fc.oneof(
        oddText,
        oddJson.map((value) => JSON.stringify(value)),
        fc.tuple(fc.webUrl({ withQueryParameters: true }), oddText).map((pair) => JSON.stringify(pair)),
      ),
    ],
    (text) => {
      sessionStorage.setItem('footbridge.entry', text);
      sessionState.setState({ entry: null });
      storeEntry();
      const { entry } = sessionState.getState();
      expect(
        entry &&
          [entry.url, entry.referrer, ...Object.values(entry.utm)].every((one) => one === null || one.length <= 255),
      ).toBe(true);
      expect(sessionStorage.getItem('footbridge.entry')).toBeNull();
    },
    2,
  );
  always([oddText, oddText], (url, referrer) => {
    const { url: from } = entryOf(`https://site.example/?utm_term=${url}`, referrer);
    expect(from).not.toContain('#');
  });
});

it('a consent is for existing categories, or none was given', () => {
  always(
    [
      fc.oneof(
        oddText,
        fc.array(fc.oneof(oddText, fc.constantFrom(...CONSENT_CATEGORIES, '0', '1'))).map((parts) => parts.join('.')),
      ),
    ],
    (value) => {
      document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(Buffer.from(value).toString('utf8'))}; path=/`;
      refreshConsent();
      const { chosen } = consentState.getState();
      expect(chosen === null || chosen.every((one) => CONSENT_CATEGORIES.includes(one))).toBe(true);
    },
  );
});

it('the server’s data of an editor is accepted in its own form only', () => {
  always(
    [
      fc.oneof(
        oddText,
        oddText.map((text) => `new:${text}`),
      ),
    ],
    (value) => {
      document.cookie = `footbridge-login=${encodeURIComponent(Buffer.from(value).toString('utf8'))}; path=/`;
      const known = wordPressLogin();
      expect(known === null || (known.login !== '' && [...known.login].length <= 60)).toBe(true);
    },
  );
  const facts = {
    editor: { login: 'erin', name: 'Erin' },
    rights: { clearPage: true, clearAll: false },
    dashboardUrl: '/',
    editUrl: null,
    template: 'page',
    saved: { renderedAt: 'now', keys: ['post:1'], sharedKeys: [], isOutdated: false },
    lastWebhook: null,
    draft: null,
    staff: ['web@example.org'],
    updates: ['WPGraphQL'],
  };
  always([fc.oneof(oddJson, spoiled(facts))], (answer) => {
    const read = readPageFacts(answer);
    if (read) expect(readPageFacts(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });
});

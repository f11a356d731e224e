/** @jest-environment jest-fixed-jsdom */
import { vegas } from '../support/vegas';
import { blockStorage, clearCookies, closeBrowser, cookies, newTab, openBrowser, openDocument } from '../support/visit';

import type { VisitField } from '@footbridge/browser/lead/payload';

beforeEach(openBrowser);
afterEach(closeBrowser);

const CAMPAIGN =
  '/what-is-detox/?utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=detox%20help&utm_content=a';
const SEARCH = 'https://www.example.com/found';

/** The visit of a campaign's visitor who is now on the contact page. */
async function payloadOf(path = '/contact/', width = 1280) {
  const { sessionState } = await openDocument({ path: CAMPAIGN, referrer: SEARCH });
  window.history.replaceState(null, '', path);
  window.innerWidth = width;
  const { visitPayload } = await import('@footbridge/browser/lead/payload');
  return { visitPayload, sessionState };
}

const field = async (name: VisitField, path?: string, width?: number) =>
  (await payloadOf(path, width)).visitPayload()[name];

describe('what a lead says of the visit', () => {
  it.each([
    ['utm_term__c', 'detox help'],
    ['utm_campaign__c', 'spring'],
    ['utm_medium__c', 'email'],
    ['utm_source__c', 'news'],
    ['utm_content__c', 'a'],
  ] as const)('[S3.42] %s is that of the last advertisement that led here', async (name, value) => {
    expect(await field(name, '/contact/?utm_source=other&utm_term=other')).toBe(value);
  });

  it.each([
    ['website', 'localhost'],
    ['Entry_Url__c', `http://localhost${CAMPAIGN}`],
    ['PageURL__c', 'http://localhost/contact/?from=menu'],
    ['Referrer_URL__c', SEARCH],
  ] as const)('[S3.43] %s is %s', async (name, value) => {
    expect(await field(name, '/contact/?from=menu#respond')).toBe(value);
  });

  it.each(['Marketing_Test_ID', 'Marketing_Variant_ID'] as const)(
    '[S3.44] %s__c comes from the query, or else from the cookie of that name',
    async (name) => {
      const { visitPayload } = await payloadOf();
      expect(visitPayload()).not.toHaveProperty(`${name}__c`);
      document.cookie = `${name}=by-cookie; path=/`;
      expect(visitPayload()[`${name}__c`]).toBe('by-cookie');
      window.history.replaceState(null, '', `/contact/?${name}=by-query`);
      expect(visitPayload()[`${name}__c`]).toBe('by-query');
    },
  );

  it('[S3.44] Abtasty_Test_Names__c is left out: AB Tasty cannot run on this site', async () => {
    Object.assign(window, { ABTasty: { getTestsOnPage: () => ({ 12: { name: 'Shorter form' } }) } });
    expect((await payloadOf()).visitPayload()).not.toHaveProperty('Abtasty_Test_Names__c');
  });

  it('[S3.44] Marketing_Visitor_ID__c without consent to advertising is the session’s id, and ends with the tab', async () => {
    const { visitPayload } = await payloadOf();
    const { Marketing_Visitor_ID__c: first, Unique_Session_ID__c: session } = visitPayload();
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/);
    expect(session).toBe(first);
    newTab();
    expect(visitPayload().Marketing_Visitor_ID__c).not.toBe(first);
    expect(cookies()).not.toHaveProperty('footbridge-visitor');
  });

  it('[S3.44] Marketing_Visitor_ID__c with that consent is the same in every tab, and another one after a withdrawal', async () => {
    const { visitPayload } = await payloadOf();
    const { decide } = await import('@footbridge/browser/consent/state');
    const { clearRefused } = await import('@footbridge/browser/consent/withdraw');
    decide(['marketing']);
    const { Marketing_Visitor_ID__c: visitor, Unique_Session_ID__c: session } = visitPayload();
    newTab();
    expect(visitPayload()).toMatchObject({
      Marketing_Visitor_ID__c: visitor,
      Unique_Session_ID__c: expect.not.stringMatching(session ?? ''),
    });
    decide(['analytics']);
    clearRefused();
    expect(cookies()).not.toHaveProperty('footbridge-visitor');
    expect(visitPayload().Marketing_Visitor_ID__c).not.toBe(visitor);
  });

  it('[S3.45] Unique_Session_ID__c is the session’s', async () => {
    expect(await field('Unique_Session_ID__c')).toBe(sessionStorage.getItem('footbridge.visit-id'));
  });

  it('[S3.47] Geolocation_matched__c and Geolocation_radius__c are those of the facility near by', async () => {
    const { visitPayload, sessionState } = await payloadOf();
    expect(Object.keys(visitPayload())).not.toContain('Geolocation_matched__c');
    sessionState.setState({
      geolocation: { facility: vegas, nearest: vegas, distance: 4.2, city: null, region: null, country: null },
    });
    expect(visitPayload()).toMatchObject({ Geolocation_matched__c: vegas.chartFacName, Geolocation_radius__c: '150' });
  });

  it('[S3.48] Lift_AI_Score__c is the intent cookie', async () => {
    const { visitPayload } = await payloadOf();
    document.cookie = 'call-tracking-intent-score=2; path=/';
    expect(visitPayload().Lift_AI_Score__c).toBe('2');
  });

  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [991, 'tablet'],
    [992, 'desktop'],
    [2560, 'desktop'],
  ])('[S3.49] Device__c in a window of %i px is %s', async (width, device) => {
    expect(await field('Device__c', '/contact/', width)).toBe(device);
  });

  it.each([
    [7_012_345, '7012345'],
    ['5c1e-9', '5c1e-9'],
    ['', undefined],
    ['a b', undefined],
    ['u'.repeat(65), undefined],
    [{ id: 7 }, undefined],
    [null, undefined],
  ])('[S3.50] Heap_User_Id__c for the id %j that Heap’s iframe sends is %j', async (id, expected) => {
    const { visitPayload } = await payloadOf();
    const { setUserId } = await import('@footbridge/browser/vendors/user-ids');
    setUserId('heap', id);
    expect(visitPayload().Heap_User_Id__c).toBe(expected);
  });

  it('[S3.51] cuts what is longer than 255 characters', async () => {
    expect(await field('PageURL__c', `/contact/?${'a'.repeat(500)}`)).toHaveLength(255);
  });

  it('leaves out what there is none of', async () => {
    await openDocument({ path: '/contact/' });
    clearCookies();
    const { visitPayload } = await import('@footbridge/browser/lead/payload');
    expect(Object.keys(visitPayload()).toSorted()).toEqual([
      'Device__c',
      'Entry_Url__c',
      'Marketing_Visitor_ID__c',
      'PageURL__c',
      'Unique_Session_ID__c',
      'website',
    ]);
    expect(Object.values(visitPayload()).every(Boolean)).toBe(true);
  });

  it('is complete without storage, too', async () => {
    blockStorage();
    const { visitPayload } = await payloadOf();
    expect(visitPayload()).toMatchObject({ website: 'localhost', Unique_Session_ID__c: expect.any(String) });
  });
});

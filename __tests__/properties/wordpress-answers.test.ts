/** Any WordPress response: values of another type are dropped by GraphQL's own rule, and nothing loops. */
import * as fc from 'fast-check';
import { parse } from 'graphql';

import { validateResponse } from '@footbridge/bridge/wordpress/faust/validated-response';
import { menuTree, type MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';
import { normalizeMenu } from '@footbridge/bridge/pages/layout/normalize-menu';
import { endOfRedirects } from '@footbridge/bridge/pages/routing/redirect-chain';
import { siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { value } from '@footbridge/tools/fuzz/requests/targets';
import { oddJson, oddText, spoiled } from '@footbridge/tools/fuzz/requests/texts';

import { always, alwaysLater, JEST_TIMEOUT_MS } from '../support/cases';
import { answerWith, ROUTE_SECRET } from '../support/resolve-route';

jest.setTimeout(JEST_TIMEOUT_MS);

const WORDPRESS = 'https://cms.example.org';
beforeAll(() => (process.env.WORDPRESS_URL = WORDPRESS));

const isRecord = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

describe('a GraphQL response', () => {
  const TYPES = {
    query: { page: 'Page', posts: 'Posts', settings: 'Settings!' },
    Page: { title: 'String', databaseId: 'Int!', flag: 'Boolean', parent: 'Page' },
    Posts: { nodes: '[Page!]!', words: '[String]' },
    Settings: { url: 'String!' },
  };
  const QUERY = parse(
    'query Test { page { title databaseId flag parent { databaseId } } posts { nodes { title databaseId } words } settings { url } }',
  );
  const right = {
    page: { title: 'About', databaseId: 2, flag: true, parent: { databaseId: 1 } },
    posts: { nodes: [{ title: null, databaseId: 3 }], words: ['a', null] },
    settings: { url: '/' },
  };
  const nullOr =
    (is: (one: unknown) => boolean) =>
    (one: unknown): boolean =>
      one === null || one === undefined || is(one);
  const isText = nullOr((one) => typeof one === 'string');
  const isNode = (one: unknown): boolean =>
    isRecord(one) &&
    isText(one.title) &&
    nullOr((id) => typeof id === 'number')(one.databaseId) &&
    nullOr((flag) => typeof flag === 'boolean')(one.flag) &&
    nullOr(isNode)(one.parent);
  const isPosts = (one: unknown): boolean =>
    isRecord(one) &&
    nullOr((nodes) => Array.isArray(nodes) && nodes.every(isNode))(one.nodes) &&
    nullOr((words) => Array.isArray(words) && words.every(isText))(one.words);
  const isSound = (data: unknown): boolean =>
    isRecord(data) &&
    nullOr(isNode)(data.page) &&
    nullOr(isPosts)(data.posts) &&
    nullOr((one) => isRecord(one) && isText(one.url))(data.settings);

  it('has nothing of another type than its query’s, and reports what was dropped', () => {
    always(
      [
        fc.oneof(spoiled(right), oddJson),
        fc.oneof(fc.constant(undefined), oddJson, fc.constant([{ message: 'Internal server error', path: ['page'] }])),
      ],
      (data, errors) => {
        const given = JSON.stringify(data);
        const result = validateResponse(QUERY, JSON.parse(JSON.stringify({ data, errors })), TYPES);
        expect(result.data === null || isSound(result.data)).toBe(true);
        // What is null now, and was not, is reported.
        if (JSON.stringify(result.data) !== given)
          expect(result.errors?.length ?? (isRecord(data) ? 0 : 1)).toBeGreaterThan(0);
        for (const { message } of result.errors ?? []) expect(typeof message).toBe('string');
      },
    );
  });
});

describe('a menu', () => {
  const id = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.integer());
  const orNull = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null });
  const item = fc.record({
    databaseId: id,
    parentDatabaseId: orNull(id),
    order: orNull(fc.integer()),
    label: orNull(oddText),
    url: orNull(
      fc.oneof(
        oddText,
        value.map((text) => `${WORDPRESS}/${text}/`),
      ),
    ),
    target: orNull(oddText),
    title: orNull(oddText),
    description: orNull(oddText),
    cssClasses: orNull(fc.array(orNull(oddText))),
    connectedNode: fc.constant(null),
  });
  const depthOf = (nodes: readonly MenuNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depthOf(children)));
  const countOf = (nodes: readonly MenuNode[]): number =>
    nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

  it('is a tree of its items, for any parents: none contains itself, none has neither text nor link', () => {
    always([fc.uniqueArray(item, { maxLength: 12, selector: ({ databaseId }) => databaseId })], (items) => {
      const tree = menuTree(normalizeMenu(items, siteLink));
      expect(countOf(tree)).toBeLessThanOrEqual(items.length);
      expect(depthOf(tree)).toBeLessThanOrEqual(items.length);
      expect(tree.every(({ title, url, children }) => title !== '' && (url !== null || children.length > 0))).toBe(
        true,
      );
    });
  });
});

it('WordPress’s redirects end, and lead where links may', async () => {
  const place = fc.oneof(
    fc.constantFrom('/a/', '/b/', '/c/', 'a', `${WORDPRESS}/b`, 'https://elsewhere.example/', 'javascript:fuzz(1)'),
    oddText,
  );
  process.env.FOOTBRIDGE_SECRET = ROUTE_SECRET;
  const fetched = jest.spyOn(globalThis, 'fetch');
  await alwaysLater([fc.dictionary(fc.constantFrom('/a/', '/b/', '/c/'), place)], async (locations) => {
    const answerAt = (path: string) => ({ status: path in locations ? 301 : 404, location: locations[path] ?? null });
    fetched.mockImplementation(async (url) =>
      Response.json(answerWith(answerAt(new URL(String(url)).searchParams.get('path') ?? ''))),
    );
    const target = await endOfRedirects('/a/', answerWith(answerAt('/a/'))).catch(() => null);
    if (target)
      expect(new URL(target.destination, 'http://site.example').protocol).toMatch(/^(?:https?|mailto|tel|sms):$/);
  });
  fetched.mockRestore();
  delete process.env.FOOTBRIDGE_SECRET;
});

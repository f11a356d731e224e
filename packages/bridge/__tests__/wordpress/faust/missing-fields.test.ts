/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { buildASTSchema, parse, validate, visit, type ASTVisitor } from 'graphql';
import { HttpResponse, http } from 'msw';

import { loadPage } from '@footbridge/bridge/pages/page/load';
import { missingFields } from '@footbridge/bridge/wordpress/faust/schema-link';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { configureFaust, wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const SCHEMA = parse(readFileSync('schema.graphql', 'utf8'));
let sent: string[] = [];

/** The recorded WordPress with another schema. As WPGraphQL does, it answers a query that does not fit with errors alone. */
function withSchema(change: ASTVisitor): void {
  const schema = buildASTSchema(visit(SCHEMA, change), { assumeValid: true });
  sent = [];
  server.resetHandlers(
    http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
      const { query, operationName } = (await request.clone().json()) as { query: string; operationName: string };
      sent.push(operationName);
      const errors = validate(schema, parse(query));
      return errors.length > 0 ? HttpResponse.json({ errors }) : undefined;
    }),
    ...embeddedWordPress(),
  );
}

/** Leaves out a field, an argument or a value, wherever it is. */
const without = (name: string): ASTVisitor => {
  const leave = (node: { name: { value: string } }) => (node.name.value === name ? null : undefined);
  return { FieldDefinition: leave, InputValueDefinition: leave, EnumValueDefinition: leave };
};
/** Gives a type's place to another one, which has none of its fields. */
const taken = (name: string): ASTVisitor => ({
  ObjectTypeDefinition: (node) =>
    node.name.value === name
      ? { ...node, fields: node.fields?.filter((one) => one.name.value === 'fieldGroupName') }
      : undefined,
});
/** Renames types and fields, so that their names are unknown. */
const unknown = (name: RegExp): ASTVisitor => ({
  Name: (node) => (name.test(node.value) ? { ...node, value: `Other${node.value}` } : undefined),
});

function load(path: string) {
  configureFaust(templates);
  return loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
}

const times = (operation: string): number => sent.filter((name) => name === operation).length;

describe('A WordPress whose schema lacks a part of the content model', () => {
  it.each([
    ['the SEO fields', '/about/', without('footbridgeSeo')],
    ['the SEO fields of a list', '/category/recovery/', without('footbridgeSeo')],
    ['the excerpts of a list', '/category/recovery/', without('excerpt')],
    [
      'any field of ACF on a list',
      '/category/recovery/',
      unknown(/Acf|^footbridge.*(?:Seo|Settings|Options|Details|Info|Cta)/),
    ],
    ['any field of ACF on a page', '/about/', unknown(/Acf|^footbridge.*(?:Seo|Settings|Options|Details|Info|Cta)/)],
    ['the fields of pages', '/about/', without('footbridgePageSettings')],
    ['the SEO fields, whose name another group has', '/about/', taken('FootbridgeSeo')],
    ['the type of reviews', '/', unknown(/^FootbridgeReview$/)],
    ['reviews', '/', without('footbridgeReviews')],
    ['the facts of a facility', '/facilities/desert-hope-treatment-center/', without('footbridgeFacilityDetails')],
    ['site options', '/about/', without('footbridgeSiteOptions')],
  ])('still shows a page without %s', async (_, path, schema) => {
    withSchema(schema);
    expect(await load(path)).toMatchObject({ kind: 'page' });
    expect(missingFields()).not.toEqual([]);
  });

  it.each([
    ['page without its text', '/about/', 'content'],
    ['list without titles', '/category/recovery/', 'title'],
  ])('fails a %s, and is never a 404', async (_, path, field) => {
    withSchema(without(field));
    await expect(load(path)).rejects.toMatchObject({
      name: 'UpstreamError',
      message: expect.stringContaining(path),
    });
  });

  it('is asked for the missing field again after a minute, and named in the log once', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    withSchema(without('footbridgeSeo'));
    await load('/about/');
    expect(times('GetPage')).toBe(2);
    await load('/about/');
    expect(times('GetPage')).toBe(3);
    jest.advanceTimersByTime(60_001);
    await load('/about/');
    expect(times('GetPage')).toBe(5);
    const named = jest.mocked(console.warn).mock.calls.filter(([line]) => String(line).includes('schema: WordPress'));
    expect(named).toEqual([[expect.stringMatching(/in GetPage .*page\.seo \(Cannot query field/)]]);
    withSchema({});
    jest.advanceTimersByTime(60_001);
    await load('/about/');
    expect(missingFields()).toEqual([]);
    expect(console.info).toHaveBeenCalledWith(expect.stringContaining('has every field again'));
    jest.useRealTimers();
  });
});

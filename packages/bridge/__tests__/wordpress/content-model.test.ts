/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { buildASTSchema, parse, validate, visit } from 'graphql';
import { HttpResponse, http } from 'msw';

import { modelProblems } from '@footbridge/bridge/wordpress/content-model';
import fieldTypes from '@/gql/field-types.json';

import { RECORDED_WORDPRESS } from '../../../../__tests__/recordings/address';
import { wordPressServer } from '../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const SCHEMA = parse(readFileSync('schema.graphql', 'utf8'));

/** A WordPress without a name in its schema, and with the plugin's report, if the plugin answers. */
function withoutName(name: string | null, report: object | null): void {
  const leave = (node: { name: { value: string } }) => (node.name.value === name ? null : undefined);
  const schema = buildASTSchema(visit(SCHEMA, { FieldDefinition: leave }), { assumeValid: true });
  server.use(
    http.post(`${RECORDED_WORDPRESS}/index.php`, async ({ request }) => {
      const { query } = (await request.json()) as { query: string };
      const errors = validate(schema, parse(query));
      // WordPress must never execute it.
      expect(errors).not.toEqual([]);
      return HttpResponse.json({ errors });
    }),
    http.get(`${RECORDED_WORDPRESS}/index.php`, () =>
      report
        ? HttpResponse.json({ findings: [], ...report })
        : HttpResponse.json({ code: 'rest_no_route' }, { status: 404 }),
    ),
  );
}

it('is complete in the schema of a WordPress with the plugin', async () => {
  withoutName(null, {});
  expect(await modelProblems(fieldTypes)).toEqual([]);
});

it.each([
  [
    'the owner’s field group that has a name of it',
    { clashes: [{ name: 'FootbridgeSeo', title: 'Footbridge SEO', problem: 'taken' }] },
    'the field group “Footbridge SEO” of this WordPress has the name FootbridgeSeo of the content model: give it another name in its GraphQL settings',
  ],
  [
    'a field group of it that is off',
    { clashes: [{ name: 'FootbridgeSeo', title: 'SEO', problem: 'hidden' }] },
    'the field group “SEO” of the content model is off: activate it, and switch on “Show in GraphQL” in its settings (FootbridgeSeo)',
  ],
  [
    'plugins without which there are no fields',
    { clashes: [{ name: '', title: 'WPGraphQL for ACF', problem: 'inactive' }] },
    'WPGraphQL for ACF has to be active in WordPress',
  ],
  ['what else can be the cause', {}, 'another plugin has their names, or Footbridge’s plugin is of another version'],
  [
    'the plugin when it does not answer',
    null,
    'Footbridge’s plugin does not answer: is it active in WordPress, with the same FOOTBRIDGE_SECRET?',
  ],
])('names the missing fields, and %s', async (_, report, remedy) => {
  withoutName('footbridgeSeo', report);
  expect(await modelProblems(fieldTypes)).toEqual([
    expect.stringContaining(
      'WordPress’s schema lacks FootbridgeContributor.footbridgeSeo, FootbridgeFacility.footbridgeSeo, Page.',
    ),
    remedy,
  ]);
});

it('is unknown while WordPress does not answer with GraphQL', async () => {
  server.use(
    http.post(`${RECORDED_WORDPRESS}/index.php`, () => new HttpResponse('<h1>Maintenance</h1>', { status: 503 })),
  );
  expect(await modelProblems(fieldTypes)).toBeNull();
});

it('tells that WordPress cannot build its schema, because each page fails then', async () => {
  server.use(
    http.post(`${RECORDED_WORDPRESS}/index.php`, () =>
      HttpResponse.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 }),
    ),
  );
  expect(await modelProblems(fieldTypes)).toEqual([
    'WordPress’s GraphQL fails (“Internal server error”): a field group or plugin may have a type’s name in other letter case; see WordPress’s error log',
  ]);
});

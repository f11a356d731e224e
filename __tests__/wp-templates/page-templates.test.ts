/** The page templates that editors choose: WordPress looks for their files, this site for templates of the same names. */
import { basename } from 'node:path';
import { loadPage } from '@footbridge/bridge/pages/page/load';
import { templates } from '@/wp-templates';
import { TEMPLATES } from '@footbridge/embedded/resolvers/templates';
import model from '@footbridge/plugin/footbridge/model.json';
import { pageAnswer, resolveRoute } from '../support/resolve-route';
import { configureFaust, onOperationData, wordPressServer } from '../support/wordpress-server';
import { embeddedWordPress } from '../support/embedded-wordpress';

const server = wordPressServer();

const declared = Object.entries(model.pageTemplates).map(([file, name]) => [name, basename(file, '.php')] as const);

const anyPage = (page: object) =>
  onOperationData(/^Get(?!Menu|Site)/, { page, contributors: null, facilities: null, reviews: null });
const only = (name: string) => Object.fromEntries(Object.entries(templates).filter(([one]) => one === name));

/** The template file of a page with that template: its own, or any page's. */
const DRAWN: Record<string, string> = {
  Admissions: 'template-admissions',
  'Compare Facilities': 'template-compare-facilities',
  'Full Width': 'template-full-width',
  'Insurance Verification': 'template-insurance-verification',
  'Landing Page': 'landing',
  'Our Team': 'template-our-team',
  Reviews: 'template-reviews',
  Veterans: 'template-veterans',
};

describe('page templates', () => {
  it.each(declared)('%s renders with the template that this site has for it', async (name, file) => {
    server.use(
      resolveRoute(() => pageAnswer(9, [file, 'page-x', 'page-9'])),
      anyPage({ __typename: 'Page', databaseId: 9, uri: '/about/', title: 'X', content: '<p>X</p>' }),
      ...embeddedWordPress(),
    );
    configureFaust(only(DRAWN[name] ?? ''));
    const outcome = await loadPage({ params: { wordpressNode: ['about'] } }, only(DRAWN[name] ?? ''));
    expect(outcome).toMatchObject({ kind: 'page', template: DRAWN[name] });
  });

  it('are the ones that the embedded WordPress knows', () => {
    expect(Object.entries(TEMPLATES).map(([name, { file }]) => [name, file])).toEqual(
      expect.arrayContaining(declared.map((pair) => [...pair])),
    );
    expect(Object.keys(TEMPLATES).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  });

  it.each([
    [['landing', 'page-x', 'page-9', 'page', 'singular', 'index'], 'landing'],
    [['page-x', 'page-9', 'page', 'singular', 'index'], 'page'],
    [['privacy-policy', 'page-x', 'page', 'singular', 'index'], 'page'],
  ])('render a protected page too: %j', async (files, template) => {
    configureFaust();
    const page = { __typename: 'Page', databaseId: 9, uri: '/about/', title: 'X', content: null, isRestricted: true };
    server.use(
      resolveRoute(() => pageAnswer(9, files)),
      anyPage(page),
      ...embeddedWordPress(),
    );
    expect(await loadPage({ params: { wordpressNode: ['about'] } }, templates)).toMatchObject({
      kind: 'page',
      template,
      view: { title: 'Protected: X', isProtected: true },
    });
  });
});

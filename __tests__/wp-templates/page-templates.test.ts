/** The page templates that editors choose: WordPress looks for their files, this site for templates of the same names. */
import { basename } from 'node:path';
import { candidateTemplates } from '@/bridge/wordpress/faust/candidates';
import { loadPage } from '@/bridge/pages/page/load';
import { templates } from '@/wp-templates';
import { TEMPLATES } from '@/wordpress/embedded/resolvers/templates';
import model from '@/wordpress/plugin/footbridge/model.json';
import { onOperationData, wordPressServer } from '../support/wordpress-server';
import { recordedWordPress } from '../recordings/wordpress';
import { recorded } from './run-template';

const server = wordPressServer();

const declared = Object.entries(model.pageTemplates).map(([file, name]) => [name, basename(file, '.php')] as const);

const seed = { __typename: 'Page', isContentNode: true, contentTypeName: 'page', slug: 'x', databaseId: 9 };
const candidates = (templateName: string) =>
  candidateTemplates({ ...seed, template: { templateName } }, { search: null });

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
  it.each(declared)('%s is looked for as %s, before the page’s own name', (name, file) => {
    expect(candidates(name)).toEqual([file, 'page-x', 'page-9', 'page', 'singular', 'index']);
  });

  it.each(declared)('%s renders with the template that this site has for it', (name) => {
    expect(candidates(name).find((candidate) => candidate in templates)).toBe(DRAWN[name]);
  });

  it('are the ones that the embedded WordPress knows', () => {
    expect(Object.entries(TEMPLATES).map(([name, { file }]) => [name, file])).toEqual(
      expect.arrayContaining(declared.map((pair) => [...pair])),
    );
    expect(Object.keys(TEMPLATES).toSorted()).toEqual(declared.map(([name]) => name).toSorted());
  });

  it.each(['page-template', 'page-template-nested', 'page-our-team', 'page-reviews', 'page-wide'])(
    'are looked for as recorded (%s)',
    (name) => {
      const { template, templates: files } = recorded(`nodeByUri/${name}`);
      const templateName =
        typeof template === 'object' && template !== null && 'templateName' in template
          ? String(template.templateName)
          : '';
      expect(candidates(templateName)[0]).toBe(Array.isArray(files) && files[0]);
    },
  );

  it.each([
    [['landing', 'page-x', 'page-9', 'page', 'singular', 'index'], 'landing'],
    [['front-page', 'template-our-team', 'page-x', 'page', 'index'], 'template-our-team'],
    [['page-x', 'page-9', 'page', 'singular', 'index'], 'page'],
    [['privacy-policy', 'page-x', 'page', 'singular', 'index'], 'page'],
    [null, 'page'],
  ])('render a protected page too, for which WPGraphQL returns only the files: %j', async (files, template) => {
    const locked = { ...seed, uri: '/about/', template: null };
    const page = { __typename: 'Page', databaseId: 9, uri: '/about/', title: 'X', content: null, isRestricted: true };
    server.use(
      onOperationData('GetSeedNode', { nodeByUri: locked }),
      onOperationData('GetLockedTemplates', { nodeByUri: { templates: files } }),
      onOperationData(/^Get(?:Page|LandingPage|OurTeam)$/, { page, contributors: null }),
      ...recordedWordPress(),
    );
    expect(await loadPage({ params: { wordpressNode: ['about'] } }, templates)).toMatchObject({
      kind: 'page',
      template,
      view: { title: 'Protected: X', isProtected: true },
    });
  });
});

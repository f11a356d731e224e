/** Structured data, SEO: one fragment each, answered from recordings. */
import { transformTools } from '@footbridge/bridge/pages/page/tools';
import { SCHEMA_TEXT_FIELDS, SEO_FIELDS } from '@/fragments/seo';
import { parsedSchema, seoView } from '@/wp-templates/shared/page-info';
import { answered, runTemplate, recordedAt, recorded } from '../run-template';

const settings = (name: string) => recordedAt(name, 'page', 'pageSettings');
const filled = 'data/page-about-fields';
const empty = 'data/page-nofields';

describe('structured data of an editor', () => {
  it('[S5.2] [S3.19] is used where its text is JSON', () => {
    expect(parsedSchema(answered(SCHEMA_TEXT_FIELDS, settings(filled)), transformTools)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      name: 'About <us> & "them" é </script><script>alert(1)</script>',
    });
  });

  it.each([null, '', '{', '<script type="application/ld+json">{}</script>', '"a word"', '12', 'null'])(
    '[S5.2] is ignored where it is %j',
    (schema) => {
      expect(parsedSchema({ schema }, transformTools)).toBeNull();
    },
  );

  it('comes with the page’s head, and with nothing where there is none', () => {
    const page = { ...recorded('nodeByUri/page'), ...recorded(filled, 'page') };
    expect(runTemplate('page', { page })?.page.head.schema).toMatchObject({ '@type': 'MedicalWebPage' });
    expect(runTemplate('page', { page: recorded(empty, 'page') })?.page.head).not.toHaveProperty('schema');
  });
});

describe('SEO', () => {
  const seo = (node: string) =>
    seoView(answered(SEO_FIELDS, recordedAt('data/seo-fields', node, 'seo')), transformTools);

  it('is plain text, a path of this site, a picture', () => {
    expect(seo('about')).toEqual({
      title: 'About us & our “team” | Test Bed',
      description: 'Who we are and what we "do".',
      canonical: '/about/',
      noindex: false,
      image: { src: '/media/2026/11/avatar-jane.jpg', width: 600, height: 600, alt: 'Portrait of Jane Doe' },
    });
  });

  it('has no nulls but those that mean none', () => {
    expect(seo('none')).toEqual({ title: '', description: '', canonical: null, noindex: false, image: null });
    expect(seo('contributor')).toMatchObject({ noindex: true });
    expect(seoView(null, transformTools)).toEqual(seo('none'));
  });

  it('names no original elsewhere', () => {
    expect(seoView({ canonical: 'https://elsewhere.example/x/' }, transformTools).canonical).toBeNull();
  });
});

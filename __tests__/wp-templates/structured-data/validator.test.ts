/** The checks themselves: that they find what is wrong. */
import { reduceDeclarations } from '../../support/schema-org/reduce';
import { problemsOf } from '../../support/schema-org/validate';
import { lineage } from '../../support/schema-org/vocabulary';

const page = (facts: object) => problemsOf({ '@context': 'https://schema.org', '@type': 'MedicalWebPage', ...facts });

describe('schema.org’s vocabulary, as schema-dts declares it', () => {
  it('knows what stands above a type, on every way', () => {
    expect(new Set(lineage('MedicalClinic'))).toEqual(
      new Set([
        'MedicalClinic',
        'MedicalBusiness',
        'LocalBusiness',
        'MedicalOrganization',
        'Organization',
        'Place',
        'Thing',
      ]),
    );
  });

  it('is not made of declarations that are written in another way', () => {
    expect(() =>
      reduceDeclarations('interface PageBase extends ThingBase {\n    "name"?: SchemaValue<Text,\n "name">;\n}'),
    ).toThrow('could be read');
    expect(() => reduceDeclarations('')).toThrow('declares 0 properties');
  });
});

describe('the check of structured data', () => {
  it('passes what the vocabulary knows, with what types inherit, members of lists and references', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'MedicalClinic',
          '@id': '#a',
          name: 'A',
          openingHours: 'Mo-Su',
          medicalSpecialty: 'https://schema.org/Psychiatric',
          geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: '2.5' },
        },
        {
          '@type': 'WebPage',
          about: { '@id': '#a' },
          lastReviewed: '2026-11-21',
          dateModified: '2026-11-21T10:00:00+02:00',
          reviewedBy: [{ '@type': 'Patient', name: 'B' }],
        },
        { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' } },
      ],
    };
    expect(problemsOf(data)).toEqual([]);
  });

  it.each([
    [{ '@type': 'MedicalPage' }, 'no type MedicalPage'],
    [{ reviewer: 'A' }, 'no property reviewer'],
    [{ openingHours: 'Mo-Su' }, 'a MedicalWebPage has no openingHours'],
    [{ author: 'Elena Marsh' }, 'where only Organization or Person may stand'],
    [{ author: { '@type': 'Place', name: 'A' } }, 'is a Place, not Organization or Person'],
    [{ author: { '@id': '#nobody' } }, 'names #nobody, which is not there'],
    [{ author: { name: 'Elena Marsh' } }, 'has no type'],
    [{ author: { '@type': 'Person', nickname: 'E' } }, 'no property nickname'],
    [{ url: '/about/' }, 'which is no URL'],
    [{ lastReviewed: 'May 4, 2026' }, 'which is no Date'],
    [{ lastReviewed: '2026-13-04' }, 'which is no Date'],
    [{ isAccessibleForFree: 1 }, 'is a number, not Boolean'],
    [{ name: true }, 'is true, not Text'],
    [{ name: '' }, 'is empty'],
    [{ name: null }, 'is null'],
    [{ 'name-input': 'required' }, 'no property name-input'],
    [{ '@context': 'https://schema.example' }, '@context'],
  ])('finds what is wrong with %j', (facts, problem) => {
    expect(page(facts).join('\n')).toContain(problem);
  });

  it.each([null, 'text', 12, [[]]])('finds that %j is no data', (data) => {
    expect(problemsOf(data)).not.toEqual([]);
  });
});

/** docs/privacy.md has every name and request of the code. */
import { FORM_ACTIONS } from '@footbridge/shared/forms/names';
import { vendorIframePath } from '@footbridge/shared/vendors/events';
import { REPORTS_PATH } from '@footbridge/shared/errors/settings';
import { SUGGESTIONS_PATH } from '@footbridge/shared/suggestions';
import { VISITS_PER_SAMPLE, VITALS_PATH } from '@footbridge/shared/vitals';
import { bare, table, firstCells, sourcesIn, sources } from './privacy-page';

/** Names of elements, classes and ids in texts. */
const IN_TEXTS = ['footbridge-block', 'footbridge-inner', 'footbridge-payer'];

/** Names of cookies and keys as the code writes them: 'footbridge-visit', `footbridge.draft.${…}`. */
const written = [
  ...new Set(
    sources
      .flatMap((text) => [...text.matchAll(/['"`](footbridge[.-][a-z.-]+)/g)].map(([, name = '']) => name))
      .filter((name) => !IN_TEXTS.includes(name)),
  ),
];

const cookies = firstCells('Cookies');
const keys = firstCells('Storage');

describe('docs/privacy.md', () => {
  it('has every name in the code', () => {
    const named = [...cookies, ...keys];
    expect(written.length).toBeGreaterThan(12);
    expect(
      written.filter((name) => !named.some((known) => (/[.-]$/.test(name) ? known.startsWith(name) : known === name))),
    ).toEqual([]);
  });

  it('has the content, lifetime and purpose of each', () => {
    for (const row of [...table('Cookies'), ...table('Storage')])
      expect([row[0], row.filter((cell) => cell !== '').length]).toEqual([row[0], 5]);
  });

  it('has every address of this site that scripts request, and no other', () => {
    const requested = ['packages/browser', 'components']
      .flatMap(sourcesIn)
      .flatMap((text) =>
        [...text.matchAll(/['"`](\/api\/(?!faust\/auth\/logout)[a-z/-]+)/g)].map(([, path = '']) => path),
      );
    expect(firstCells('Requests').toSorted()).toEqual(
      [
        ...new Set([
          ...requested,
          ...Object.values(FORM_ACTIONS),
          vendorIframePath(''),
          REPORTS_PATH,
          SUGGESTIONS_PATH,
          VITALS_PATH,
        ]),
      ].toSorted(),
    );
  });

  it('has the share of visits that report page speed', () => {
    const [, when = ''] = table('Requests').find(([name = '']) => bare(name) === VITALS_PATH) ?? [];
    expect(when).toContain(`one visit in ${VISITS_PER_SAMPLE},`);
  });
});

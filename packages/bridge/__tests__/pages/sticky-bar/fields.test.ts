import { ownBar, segmentIn, stickyOptions } from '@footbridge/bridge/pages/sticky-bar/fields';
import { OPTIONS_FIELDS } from '@/fragments/options';
import { STICKY_CTA_FIELDS } from '@/fragments/visit';
import { siteOf } from '@/site-config/brands';
import { RECORDED_WORDPRESS } from '../../../../../__tests__/recordings/address';
import { answered, recordedAt } from '../../../../../__tests__/wp-templates/run-template';

import type { StickyButton } from '@footbridge/bridge/pages/sticky-bar/buttons';

it('a page without fields, or with what this site does not know, has no segment and no bar', () => {
  for (const segment of [[], [''], [null], ['constructor']]) expect(segmentIn({ segment })).toBeNull();
  expect([segmentIn(null), ownBar(null), ownBar({ stickyFloaterCtaG: null })]).toEqual([null, null, null]);
  const bare = recordedAt('data/page-nofields', 'page', 'stickyCta');
  expect(ownBar(answered(STICKY_CTA_FIELDS, bare))).toBeNull();
});

describe('a button', () => {
  const link = (url: string | null, title: string | null, target: string | null = null) => ({
    link: { url, title, target },
  });
  const made = (...rows: Parameters<typeof link>[]): StickyButton[] =>
    ownBar({ stickyFloaterCtaG: { customize: true, buttons: rows.map((row) => link(...row)) } })?.buttons ?? [];
  const { display, tel } = siteOf('DSH').callNumbers.default;

  it('goes through the one link policy: WordPress’s own address never shows', () => {
    expect(made([`${RECORDED_WORDPRESS}/about`, ' About ', '_self'])).toEqual([
      { kind: 'link', title: 'About', url: '/about/', target: '' },
    ]);
    expect(made(['https://elsewhere.example/x', 'There', '_blank'])).toMatchObject([
      { url: 'https://elsewhere.example/x', target: '_blank' },
    ]);
  });

  it('with a disallowed destination, or without text, is left out', () => {
    expect(
      made(
        ['#', 'x'],
        ['javascript:alert(1)', 'y'],
        ['data:text/html,z', 'z'],
        ['/wp-admin/', 'w'],
        ['/a', null],
        [null, null],
        ['', ' '],
      ),
    ).toEqual([]);
    expect(ownBar({ stickyFloaterCtaG: { customize: true, buttons: [null, { link: null }, {}] } })?.buttons).toEqual(
      [],
    );
  });

  it('[S2.27] without a destination is the call link, in its editor’s words', () => {
    expect(made([null, 'Talk to us'], ['', 'Call'])).toEqual([
      { kind: 'call', before: 'Talk to us', after: '', hasNumber: false },
      { kind: 'call', before: 'Call', after: '', hasNumber: false },
    ]);
  });

  it('to the brand’s own number is the call link, too', () => {
    expect(made([tel, `Call ${display} now`])).toEqual([
      { kind: 'call', before: 'Call ', after: ' now', hasNumber: true },
    ]);
    for (const number of ['702-555-0110', '702.555.0110', '+1 702 555 0110', '(702)555-0110', '7025550110']) {
      expect(made([`tel:${number}`, `Call ${number}`])).toEqual([
        { kind: 'call', before: 'Call ', after: '', hasNumber: true },
      ]);
    }
    expect(made([siteOf('DSH').callNumbers.score2.tel, 'Call us'])).toEqual([
      { kind: 'call', before: 'Call us', after: '', hasNumber: false },
    ]);
    expect(made([tel, null])).toEqual([{ kind: 'call', before: 'Call ', after: '', hasNumber: true }]);
  });

  it('to another number is unchanged', () => {
    expect(made(['tel:988', 'Call 988'], ['tel:+17025550199', 'Front desk'])).toMatchObject([
      { kind: 'link', url: 'tel:988' },
      { kind: 'link', url: 'tel:+17025550199' },
    ]);
  });
});

describe('the options page, as recorded', () => {
  it('[S3.25] [S3.26] gives a bar by segment, and one for all others', () => {
    const { segments, fallback } = stickyOptions(
      answered(OPTIONS_FIELDS, recordedAt('data/siteOptions', 'siteOptions', 'stickyFloater')),
    );
    expect(Object.keys(segments)).toEqual(['info-pr', 'insurance', 'conversion']);
    expect(segments.insurance).toEqual({
      hide: false,
      title: 'Check your plan',
      subtitle: '',
      buttons: [{ kind: 'link', title: 'Verify', url: '/insurance/', target: '' }],
    });
    expect(segments.conversion).toEqual({ hide: true, title: '', subtitle: '', buttons: [] });
    expect(fallback).toMatchObject({ title: 'Need help?', buttons: [{ url: 'tel:+15550199' }] });
  });

  it('is empty before it was edited', () => {
    expect(stickyOptions(null)).toEqual({ segments: {}, fallback: null });
    const contentSegmentsDefault = { hide: false, title: null, subtitle: null, buttons: null };
    expect(stickyOptions({ contentSegments: null, contentSegmentsDefault })).toEqual({ segments: {}, fallback: null });
  });

  it('has one bar for a segment: the first of two', () => {
    const entry = (title: string) => ({ segment: ['info'], hide: false, title, subtitle: null, buttons: null });
    expect(
      stickyOptions({ contentSegments: [entry('one'), null, entry('two')], contentSegmentsDefault: null }).segments.info
        ?.title,
    ).toBe('one');
  });
});

import { transformTools } from '@/bridge/page/tools';
import type { StickyCta } from '@/bridge/types';
import { OPTIONS_FIELDS } from '@/fragments/options';
import { STICKY_CTA_FIELDS } from '@/fragments/sticky-cta';
import { stickyCta, stickyCtaFor, stickyOptions } from '@/wp-templates/shared/sticky-cta';
import { answered, draw, recordedAt, recorded, RECORDED_WORDPRESS } from '../draw';

beforeAll(() => {
  process.env.WORDPRESS_URL = RECORDED_WORDPRESS;
});

const recordedOptions = () => stickyOptions(answered(OPTIONS_FIELDS, recordedAt('data/siteOptions', 'siteOptions', 'stickyFloater')), transformTools);

describe('a page’s own sticky bar, as recorded', () => {
  it('[S3.55] has title, subtitle and buttons, each a link', () => {
    const fields = answered(STICKY_CTA_FIELDS, recordedAt('data/page-about-fields', 'page', 'stickyCta'));
    expect(stickyCta(fields, transformTools)).toEqual({
      hide: false,
      title: 'About: get help',
      subtitle: 'Free & confidential',
      buttons: [
        { title: 'Call us', url: 'tel:+15550100', target: '' },
        { title: 'Verify insurance', url: '/insurance/', target: '_blank' },
      ],
    });
  });

  it('is none where nobody customized it: an unset group is an object of nulls', () => {
    expect(stickyCta(answered(STICKY_CTA_FIELDS, recordedAt('data/page-nofields', 'page', 'stickyCta')), transformTools)).toBeNull();
    expect(stickyCta(null, transformTools)).toBeNull();
  });

  it('comes with the page, and with nothing where it is not customized', () => {
    expect(draw('page', { page: { ...recorded('nodeByUri/page'), ...recorded('data/page-about-fields', 'page') } })?.page.stickyCta).toMatchObject({ title: 'About: get help' });
    expect(draw('page', { page: recorded('data/page-nofields', 'page') })?.page).not.toHaveProperty('stickyCta');
    expect(draw('single-facility', { facility: recorded('data/facility-single', 'facility') })?.page.stickyCta).toMatchObject({ subtitle: '', buttons: [{ title: 'Call' }] });
  });

  it('stays behind the password of its page, though WordPress hands it out', () => {
    const page = { ...recorded('data/page-about-fields', 'page'), isRestricted: true, content: null };
    expect(draw('page', { page })?.page).toEqual(expect.not.objectContaining({ stickyCta: expect.anything() }));
  });

  it('leaves out buttons that lead nowhere or say nothing', () => {
    const link = (url: string | null, title: string | null) => ({ link: { url, title, target: null } });
    const stickyFloaterCtaG = { customize: true, hide: null, title: null, subtitle: null, buttons: [link('#', 'x'), link('/a', null), link('javascript:x', 'y'), { link: null }, null, link('/a', 'A')] };
    expect(stickyCta({ stickyFloaterCtaG }, transformTools)).toEqual({ hide: false, title: '', subtitle: '', buttons: [{ title: 'A', url: '/a/', target: '' }] });
  });
});

describe('the options page, as recorded', () => {
  it('[S3.25] [S3.26] gives a bar by segment, and one for all others', () => {
    const { segments, fallback } = recordedOptions();
    expect(Object.keys(segments)).toEqual(['info-pr', 'insurance', 'conversion']);
    expect(segments.insurance).toEqual({ hide: false, title: 'Check your plan', subtitle: '', buttons: [{ title: 'Verify', url: '/insurance/', target: '' }] });
    expect(segments.conversion).toEqual({ hide: true, title: '', subtitle: '', buttons: [] });
    expect(fallback).toMatchObject({ title: 'Need help?', buttons: [{ url: 'tel:+15550199' }] });
  });

  it('is empty before anybody has written in it', () => {
    expect(stickyOptions(null, transformTools)).toEqual({ segments: {}, fallback: null });
    const contentSegmentsDefault = { hide: false, title: null, subtitle: null, buttons: null };
    expect(stickyOptions({ contentSegments: null, contentSegmentsDefault }, transformTools)).toEqual({ segments: {}, fallback: null });
  });
});

describe('the bar that a page shows', () => {
  const bar = (title: string, hide = false): StickyCta => ({ title, hide, subtitle: '', buttons: [] });
  const options = { segments: { info: bar('segment'), hidden: bar('x', true), empty: bar('') }, fallback: null };

  it('[S5.19] is its own only where the options have no default for all', () => {
    expect(stickyCtaFor('info', bar('own'), options)?.title).toBe('own');
    expect(stickyCtaFor('info', bar('own'), { ...options, fallback: bar('default') })?.title).toBe('segment');
    expect(stickyCtaFor('local', bar('own'), { ...options, fallback: bar('default') })?.title).toBe('default');
  });

  it('is its segment’s, then the default', () => {
    expect(stickyCtaFor('info', null, options)?.title).toBe('segment');
    expect(stickyCtaFor('local', null, { ...options, fallback: bar('default') })?.title).toBe('default');
  });

  it('is none without a segment, without a configuration, where it is hidden, and where it is empty', () => {
    expect(stickyCtaFor(null, bar('own'), options)).toBeNull();
    for (const segment of ['local', 'hidden', 'empty', 'constructor']) expect(stickyCtaFor(segment, null, options)).toBeNull();
    expect(stickyCtaFor('info', bar('own', true), options)).toBeNull();
  });
});

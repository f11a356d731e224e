/** The configuration that every page prints for its scripts: public values, independent of the server's environment. */
import { environmentSchema } from '@footbridge/bridge/platform/env';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { clientSite } from '@footbridge/shared/site/client-config';

const NAMES = [
  ...Object.keys(environmentSchema.shape),
  'NODE_ENV',
  'FOOTBRIDGE_BUILD_ID',
  'FOOTBRIDGE_BROWSER_ENTRY',
  'PATH',
  'HOME',
  'AWS_SECRET_ACCESS_KEY',
];

/** What may stand in every page. */
const PUBLIC = [
  'NEXT_PUBLIC_ANALYTICS_ID',
  'NEXT_PUBLIC_GTM_ID',
  'NEXT_PUBLIC_HEAP_ID',
  'NEXT_PUBLIC_CALL_TRACKING_SRC',
  'NEXT_PUBLIC_CALL_TRACKING_SWAP',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  'NEXT_PUBLIC_SENTRY_DSN',
  'NEXT_PUBLIC_REVIEW_WIDGET_URL',
  'NEXT_PUBLIC_MAP_STYLE_URL',
  'FOOTBRIDGE_BUILD_ID',
];

async function configIn(env: Record<string, string>) {
  jest.replaceProperty(process, 'env', Object.assign(Object.create(null), env));
  jest.resetModules();
  return (await import('@footbridge/shared/site/client-config')).clientConfig;
}

describe('the configuration in a page', () => {
  it('contains each public setting, and nothing else of the environment', async () => {
    const env = Object.fromEntries(NAMES.map((name) => [name, `value-of-${name}-end`]));
    const text = JSON.stringify(await configIn({ ...env, NODE_ENV: 'production', SITE: 'DSH', BRANDS_DIR: '' }));
    expect(NAMES.filter((name) => text.includes(`value-of-${name}-end`)).toSorted()).toEqual(PUBLIC.toSorted());
  });

  it.each([
    [
      'in development',
      {
        NODE_ENV: 'development',
        NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.org/1',
        FOOTBRIDGE_BUILD_ID: 'build-1',
      },
      undefined,
    ],
    ['without a DSN', { NODE_ENV: 'production', FOOTBRIDGE_BUILD_ID: 'build-1' }, undefined],
    [
      'where errors are reported',
      {
        NODE_ENV: 'production',
        NEXT_PUBLIC_SENTRY_DSN: 'https://key@errors.example.org/1',
        FOOTBRIDGE_BUILD_ID: 'build-1',
      },
      'build-1',
    ],
  ])('names a release only where errors are reported: %s', async (_where, env, release) => {
    expect((await configIn(env)).release).toBe(release);
  });

  it('names the vendors that need consent; none if none is configured', async () => {
    expect((await configIn({})).vendors).toEqual([]);
    expect((await configIn({ NEXT_PUBLIC_ANALYTICS_ID: 'G-1', NEXT_PUBLIC_HEAP_ID: '' })).vendors).toEqual([
      { id: 'google-analytics', hasAgreement: false },
    ]);
  });

  it.each(SITE_CODES)('contains what scripts read of %s, and only valid JSON', (code) => {
    const shown = clientSite(siteOf(code));
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    expect(
      Object.keys(shown).filter(
        (name) =>
          ![
            'callNumbers',
            'domain',
            'insurance',
            'mentalHealthPath',
            'ownNumbers',
            'shortName',
            'specialPaths',
            'veteranPath',
          ].includes(name),
      ),
    ).toEqual([]);
  });
});

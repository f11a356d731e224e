import { createServer, type RequestListener } from 'node:http';

import { hideFromSearch, isStaging } from '@footbridge/bridge/platform/headers/search-engines';
import { robots } from '@footbridge/bridge/feeds/robots/robots';
import { pipeline } from '@footbridge/bridge/server/pipeline';
import { closeStaging } from '@footbridge/bridge/server/steps/staging';
import { site } from '@/site-config/site';

import { listen, originOf } from '@footbridge/tools/process/listen';

/** The X-Robots-Tag that a visitor gets of a server that starts now. */
async function tagOf(answer: RequestListener, headers: Record<string, string> = {}): Promise<string | null> {
  const server = createServer(pipeline([closeStaging(), answer]));
  await listen(server);
  const response = await fetch(`${originOf(server)}/`, {
    headers,
    redirect: 'manual',
  });
  await response.text();
  await new Promise((closed) => void server.close(closed));
  return response.headers.get('x-robots-tag');
}

const page: RequestListener = (_, response) => void response.end('<p>');
const start = (env: Record<string, string>) => {
  Object.assign(process.env, env);
};

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  delete process.env.SITE_STAGE;
  delete process.env.WORDPRESS_URL;
});

describe('the stage of a site', () => {
  it.each([
    ['nothing is said', {}, false],
    ['an empty value stands there', { SITE_STAGE: '' }, false],
    ['the operator says so', { SITE_STAGE: 'staging' }, true],
    ['WordPress is the public one', { WORDPRESS_URL: 'https://admin.example.org' }, false],
    ['WordPress is a staging one', { WORDPRESS_URL: 'https://stagingadmin.example.org/wp' }, true],
    ['WordPress is a developer’s', { WORDPRESS_URL: 'http://local.example.org' }, true],
    [
      'a public WordPress only looks like one',
      { WORDPRESS_URL: 'https://cms.example.org/stagingadmin.example.org/' },
      false,
    ],
    [
      'the operator knows better than WordPress’s name',
      { SITE_STAGE: 'production', WORDPRESS_URL: 'https://stagingadmin.example.org' },
      false,
    ],
    [
      'the operator shuts a site of the public WordPress',
      { SITE_STAGE: 'staging', WORDPRESS_URL: 'https://admin.example.org' },
      true,
    ],
  ])('where %s', (_, env, expected) => {
    expect(isStaging(env)).toBe(expected);
  });

  it('stops the start where it is misspelled, before any request', () => {
    process.env.SITE_STAGE = 'Staging';
    expect(closeStaging).toThrow('SITE_STAGE must be production or staging');
  });
});

describe('a staging site', () => {
  it('says no less where a page says less', async () => {
    start({ SITE_STAGE: 'staging' });
    const hidden: RequestListener = (_, response) => {
      hideFromSearch(response);
      response.end();
    };
    expect(await tagOf(hidden)).toBe('noindex, nofollow');
    start({ SITE_STAGE: 'production' });
    expect(await tagOf(hidden)).toBe('noindex');
  });
});

describe('a public site', () => {
  it.each(['staging.example.org', 'stagingadmin.example.org', '127.0.0.1:3000', 'evil.example'])(
    'stays open for any host: %s',
    async (host) => {
      start({ WORDPRESS_URL: 'https://admin.example.org' });
      expect(await tagOf(page, { host, 'x-forwarded-host': host })).toBeNull();
      expect(robots(site).text).not.toMatch(/^Disallow: \/$/m);
    },
  );
});

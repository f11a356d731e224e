/** The site that `adopt` and `edits` start. */
import { trialEnvironment } from '@footbridge/tools/crawl/trial';

it('gets no key, nor a target of leads, mail or reports of the environment', () => {
  const live = {
    LEAD_SALESFORCE_CLIENT_ID: 'c',
    LEAD_TARGET_MODULE: '/etc/footbridge/target.mjs',
    LEAD_WEBHOOK_SECRET: 's',
    LEADS_ALLOW_LOSSY_REDIS: '1',
    REDIS_URL: 'redis://live',
    SMTP_URL: 'smtp://live',
  };
  const env = trialEnvironment({ ...live, LEAD_KEY: 'live', MEDIA_HOSTS: 'media.example.org' });
  // Empty: without a value the server reads it in .env.local.
  const empty = Object.fromEntries(Object.keys(live).map((name) => [name, '']));
  expect(env).toEqual({ ...empty, LEAD_KEY: '', MEDIA_HOSTS: 'media.example.org' });
});

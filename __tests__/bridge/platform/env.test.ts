import { readEnvironment } from '@/bridge/platform/env';

describe('the environment', () => {
  it('has defaults for what must be there and leaves the rest off', () => {
    expect(readEnvironment({})).toEqual({
      NEXT_PUBLIC_SITE: 'DSH',
      DATA_DIR: '.data',
      PORT: 3000,
      LEAD_KEEP_DAYS: 30,
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      REDIS_PAGES_MB: 256,
      CACHE_PURGE_STYLE: 'purge',
    });
  });

  it('takes an empty value for none', () => {
    expect(readEnvironment({ WORDPRESS_URL: '', PORT: '' })).not.toHaveProperty('WORDPRESS_URL');
  });

  it("keeps WordPress's address without the slash at its end", () => {
    expect(readEnvironment({ WORDPRESS_URL: 'https://cms.example.org/wp/' }).WORDPRESS_URL).toBe(
      'https://cms.example.org/wp',
    );
  });

  it.each([
    ['WORDPRESS_URL', 'wordpress.internal'],
    ['SITE_STAGE', 'preview-site'],
    ['FAUST_SECRET_KEY', 'secret'],
    ['FOOTBRIDGE_SECRET', 'short'],
    ['REDIS_URL', 'http://x'],
    ['CACHE_PURGE_URL', 'http://127.0.0.1:8091, nginx'],
    ['CACHE_PURGE_STYLE', 'varnish'],
    ['CACHE_PURGE_HEADER', 'just-a-secret'],
    ['LEAD_KEY', 'c2hvcnQ='],
    ['LEAD_KEY_PREVIOUS', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=,c2hvcnQ='],
    ['LEAD_KEEP_DAYS', '-1'],
    ['LEAD_WEBHOOK_CONFIRM', 'yes'],
    ['LEADS_ALLOW_LOSSY_REDIS', 'true'],
    ['LEAD_EMAIL_TO', 'a@example.org, nobody'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'somebody'],
    ['MAIL_FROM', 'Site <site@example.org>, <x@example.org>'],
    ['STAFF_EMAILS', 'Web <web@example.org>'],
    ['PORT', '70000'],
    ['METRICS_PORT', 'metrics'],
    ['METRICS_HOST', 'localhost'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_FORMAT', 'pretty'],
    ['PORT', 'http'],
  ])('%s=%s stops the start with the name of the variable, not its value', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must `));
    if (value.length > 6) expect(read).not.toThrow(new RegExp(value.slice(0, 10)));
  });

  it('names every variable that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: '0', FOOTBRIDGE_SECRET: 'x' })).toThrow(/FOOTBRIDGE_SECRET.*PORT/);
  });
});

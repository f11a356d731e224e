import { readEnvironment, reportedNamesState } from '@footbridge/bridge/platform/env';

describe('the environment', () => {
  it('has defaults for what must be there and leaves the rest off', () => {
    expect(readEnvironment({})).toEqual({
      DATA_DIR: '.data',
      FORMS_IN_TEXTS: 'callback',
      HOST: '127.0.0.1',
      PORT: 3000,
      LEAD_RETENTION_DAYS: 30,
      LEAD_SALESFORCE_DUPLICATES: 'note',
      LEAD_HUBSPOT_URL: 'https://api.hubapi.com',
      METRICS_HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      REDIS_PAGES_MB: 256,
      CACHE_PURGE_STYLE: 'purge',
    });
  });

  it('takes an empty value for none', () => {
    expect(readEnvironment({ WORDPRESS_URL: '', PORT: '' })).not.toHaveProperty('WORDPRESS_URL');
  });

  it("returns WordPress's URL without the trailing slash", () => {
    expect(readEnvironment({ WORDPRESS_URL: 'https://cms.example.org/wp/' }).WORDPRESS_URL).toBe(
      'https://cms.example.org/wp',
    );
  });

  it.each([
    ['WORDPRESS_URL', 'wordpress.internal'],
    ['WORDPRESS_URL', 'https://editor:let-me-in@cms.example.org'],
    ['WORDPRESS_HEADERS', 'X-Token: let-me-in'],
    ['WORDPRESS_HEADERS', '["let-me-in"]'],
    ['WORDPRESS_HEADERS', '{"X Token":"let-me-in"}'],
    ['WORDPRESS_HEADERS', '{"X-Token":"let-me-in\\r\\nX-Other: 1"}'],
    ['WORDPRESS_HEADERS', '{"X-Token":"let-me-in","x-token":"let-me-in"}'],
    ['WORDPRESS_HEADERS', '{"Host":"let-me-in"}'],
    ['WORDPRESS_HEADERS', '{"Content-Type":"let-me-in"}'],
    ['SITE_STAGE', 'preview-site'],
    ['FAUST_SECRET_KEY', 'secret'],
    ['FOOTBRIDGE_SECRET', 'short'],
    ['REDIS_URL', 'http://x'],
    ['CACHE_PURGE_URL', 'http://127.0.0.1:8091, nginx'],
    ['CACHE_PURGE_STYLE', 'varnish'],
    ['CACHE_PURGE_HEADER', 'just-a-secret'],
    ['LEAD_KEY', 'c2hvcnQ='],
    ['LEAD_KEY_PREVIOUS', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=,c2hvcnQ='],
    ['LEAD_RETENTION_DAYS', '-1'],
    ['LEAD_WEBHOOK_CONFIRM', 'yes'],
    ['LEAD_EMAIL_TO', 'a@example.org, nobody'],
    ['LEAD_SALESFORCE_URL', 'http://example.my.salesforce.com'],
    ['LEAD_SALESFORCE_URL', 'http://127.0.0.1.example.org'],
    ['LEAD_SALESFORCE_DUPLICATES', 'merge'],
    ['LEAD_SALESFORCE_WEB_TO_LEAD', '00D12345'],
    ['LEAD_HUBSPOT_TOKEN', 'pat na1 let-me-in'],
    ['LEAD_HUBSPOT_URL', 'api.hubapi.com'],
    ['LEAD_LINK', 'https://leads.clinic.example/'],
    ['SMTP_URL', 'mail.example.org'],
    ['MAIL_FROM', 'somebody'],
    ['MAIL_FROM', 'Site <site@example.org>, <x@example.org>'],
    ['STAFF_EMAILS', 'Web <web@example.org>'],
    ['PORT', '70000'],
    ['MEDIA_HOSTS', 'http://cdn.example.net'],
    ['MEDIA_HOSTS', 'files.example.net,*.example.net'],
    ['MEDIA_HOSTS', 'https://me:let-me-in@cdn.example.net'],
    ['MEDIA_HOSTS', 'files.example.net/?a=1'],
    ['METRICS_HOST', 'localhost'],
    ['LOG_LEVEL', 'verbose'],
    ['LOG_FORMAT', 'pretty'],
    ['NEXT_PUBLIC_SENTRY_DSN', 'https://errors.example.org/1'],
  ])('%s=%s stops the start with the name of the variable, not its value', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} must `));
    if (value.length > 6) expect(read).not.toThrow(value.slice(0, 10));
    expect(read).not.toThrow('let-me-in');
  });

  it('names the remedy for a user and a password in WordPress’s address', () => {
    expect(() => readEnvironment({ WORDPRESS_URL: 'https://editor:let-me-in@cms.example.org' })).toThrow(
      /^WORDPRESS_URL must not contain a user or a password; send them with WORDPRESS_HEADERS /,
    );
  });

  it('reads headers for WordPress', () => {
    const WORDPRESS_HEADERS = '{"X-Access-Token":"let-me-in"}';
    expect(readEnvironment({ WORDPRESS_HEADERS })).toMatchObject({
      WORDPRESS_HEADERS: { 'X-Access-Token': 'let-me-in' },
    });
  });

  it('reads hosts of pictures, with or without a folder', () => {
    const MEDIA_HOSTS = 'cdn.example.net, https://Bucket.example.net:8443/files/,127.0.0.1:9000,';
    expect(readEnvironment({ MEDIA_HOSTS })).toMatchObject({
      MEDIA_HOSTS: ['https://cdn.example.net/', 'https://bucket.example.net:8443/files/', 'http://127.0.0.1:9000/'],
    });
  });

  it('names every variable that is wrong at once', () => {
    expect(() => readEnvironment({ PORT: '0', FOOTBRIDGE_SECRET: 'x' })).toThrow(/FOOTBRIDGE_SECRET.*PORT/);
  });
});

describe('a renamed variable', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    reportedNamesState.value = undefined;
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is read under its old name, with one warning however often it is read', () => {
    for (let count = 0; count < 3; count += 1)
      expect(readEnvironment({ LEAD_KEEP_DAYS: '7' })).toMatchObject({ LEAD_RETENTION_DAYS: 7 });
    expect(warn.mock.calls).toEqual([
      ['[footbridge] environment: LEAD_KEEP_DAYS is now LEAD_RETENTION_DAYS; the next version ignores the old name'],
    ]);
  });

  it('is read under its new name where both are set', () => {
    expect(readEnvironment({ LEAD_KEEP_DAYS: '7', LEAD_RETENTION_DAYS: '14' })).toMatchObject({
      LEAD_RETENTION_DAYS: 14,
    });
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('gives no warning under its new name, or where it is empty', () => {
    expect(readEnvironment({ LEAD_RETENTION_DAYS: '14', LEAD_KEEP_DAYS: '' })).toMatchObject({
      LEAD_RETENTION_DAYS: 14,
    });
    expect(warn).not.toHaveBeenCalled();
  });
});

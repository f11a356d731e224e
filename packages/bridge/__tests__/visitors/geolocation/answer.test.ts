import { rmSync, writeFileSync } from 'node:fs';

import { databasesState } from '@footbridge/bridge/visitors/geolocation/databases';

import { newVisit } from '../../../../../__tests__/support/leads';
import { mmdb } from '../../../../../__tests__/support/mmdb';
import { file, locate, printed, record, send, VEGAS, VEGAS_SIX } from './geo-site';

describe('POST /api/geolocation', () => {
  it('[S7.1] answers an address with the facility near it, the nearest and the distance', async () => {
    const { status, headers, body } = await locate(VEGAS);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const facility = expect.objectContaining({
      siteKey: 'DSH',
      chartFacName: 'Desert Hope Treatment Center',
      img: '/brands/DSH/scene.svg',
      radius: 150,
      distance: 0.1,
    });
    expect(body).toEqual({
      data: {
        facility,
        nearest: facility,
        distance: 0.1,
        city: 'Las Vegas',
        region: 'Nevada',
        country: 'US',
        reason: null,
      },
    });
  });

  it.each([
    ['IPv6', VEGAS_SIX],
    ['IPv4 in IPv6’s clothes', `::ffff:${VEGAS}`],
  ])('[S7.1] takes %s, of a database that was bought too', async (_, address) => {
    expect((await locate(address)).body.data).toMatchObject({
      city: 'Las Vegas',
      region: 'Nevada',
      country: 'US',
      facility: { siteKey: 'DSH' },
    });
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '100.64.0.1', 'fd00::7', '224.0.0.1', '2001:db8::1'])(
    '%s has no place: no facility, and why',
    async (address) => {
      const { status, body } = await locate(address);
      expect(status).toBe(200);
      expect(body.data).toEqual({
        facility: null,
        nearest: null,
        distance: null,
        city: null,
        region: null,
        country: null,
        reason: 'not-public',
      });
    },
  );

  it.each([
    ['that the database does not have', '4.17.160.12'],
    ['whose record names no point', '4.17.160.11'],
  ])('an address %s has no place', async (_, address) => {
    const { status, body } = await locate(address);
    expect([status, body.data.facility, body.data.reason]).toEqual([200, null, 'unknown']);
  });

  it('a database without IPv6 has no place for it, and not any place at all', async () => {
    writeFileSync(file, mmdb({ [VEGAS]: record, '38.0.0.1': record }, 4));
    expect((await locate('2600:1::1')).body.data.reason).toBe('unknown');
  });

  it.each([['{'], ['{}'], ['{"ipAddress":"999.1.1.1"}'], ['{"ipAddress":"4.17.160.10, 8.8.8.8"}']])(
    '%s is malformed: 400',
    async (body) => {
      const answer = await send({ body });
      expect([answer.status, answer.body]).toEqual([
        400,
        { error: { code: 'malformed', message: expect.any(String) } },
      ]);
    },
  );

  it.each([
    ['no token', { token: null }],
    ['another one', { token: 'x'.repeat(43) }],
    ['the token of another visit', { token: newVisit()['csrf-token'] }],
    ['a token without its visit', { cookies: { 'csrf-token': newVisit()['csrf-token'] ?? '' } }],
  ])('with %s is refused: 403', async (_, sent) => {
    const { status, body } = await send(sent);
    expect([status, body.error.code]).toEqual([403, 'token']);
  });

  it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
    'from another site is refused: %j',
    async (headers) => {
      const { status, body } = await send({ headers });
      expect([status, body.error.code]).toEqual([403, 'foreign']);
    },
  );

  it('who says nothing of where it comes from, but has the visit’s token, is answered', async () => {
    const { status, body } = await send({ says: false });
    expect([status, body.data.facility.siteKey]).toEqual([200, 'DSH']);
  });

  it('takes POST only', async () => {
    const { status, headers, body } = await send({ method: 'GET' });
    expect([status, headers.allow, body.error.code]).toEqual([405, 'POST', 'method']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
    'takes JSON only, not %p',
    async (type) => {
      expect((await send({ headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  it('takes no more than an address needs, whether or not the sender says how much comes', async () => {
    const body = JSON.stringify({ ipAddress: VEGAS, more: 'x'.repeat(300) });
    expect((await send({ body })).status).toBe(413);
    expect((await send({ headers: { 'content-length': '100000' } })).status).toBe(413);
  });

  it('rate-limits one client, and no other', async () => {
    const cookies = newVisit();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1)
      statuses.push((await locate('127.0.0.1', { cookies, address: '198.18.9.9' })).status);
    expect(statuses.indexOf(429)).toBe(60);
    const refused = await locate('127.0.0.1', { cookies, address: '198.18.9.9' });
    expect([refused.body.error.code, refused.headers['retry-after']]).toEqual(['too-many', '60']);
    expect((await locate('127.0.0.1', { cookies, address: '198.18.9.8' })).status).toBe(200);
  });

  it.each([
    ['is missing', () => rmSync(file)],
    ['is none', () => writeFileSync(file, 'not a database')],
  ])('says to the operator that the database %s: 503', async (_, spoil) => {
    spoil();
    const { status, body } = await locate(VEGAS);
    expect([status, body.error.code]).toEqual([503, 'no-database']);
    expect(body.error.message).toContain('GEOIP_DATABASE');
  });

  it('neither prints nor answers the address', async () => {
    const bodies = [
      await locate(VEGAS),
      await locate('not.an.address.4.17'),
      await locate('10.1.2.3'),
      await send({ body: `{"ipAddress":"${VEGAS}` }),
    ];
    writeFileSync(file, 'not a database');
    databasesState.value = undefined;
    bodies.push(await locate(VEGAS));
    const everything = JSON.stringify([bodies, printed]);
    for (const word of [VEGAS, 'not.an.address', '10.1.2.3']) expect(everything).not.toContain(word);
    expect(printed.length).toBeGreaterThan(0);
  });
});

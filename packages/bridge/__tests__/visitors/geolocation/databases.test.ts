/** The free database, where `npm run tool -- geoip` has installed it. */
import { lookUp, databasesState } from '@footbridge/bridge/visitors/geolocation/databases';
import { matchFacility } from '@footbridge/bridge/visitors/geolocation/match';
import { hasCityDatabase } from '@footbridge/tools/city-database';

beforeEach(() => {
  databasesState.value = undefined;
});

(hasCityDatabase() ? describe : describe.skip)('the free database', () => {
  it('places an address of Las Vegas there, and one of Denver outside of every radius', async () => {
    const vegas = await lookUp('4.17.160.10');
    expect(vegas).toMatchObject({ city: 'Las Vegas', region: 'Nevada', country: 'US' });
    expect(vegas && vegas !== 'no-database' && matchFacility(vegas).facility?.siteKey).toBe('DSH');
    const denver = await lookUp('4.2.48.10');
    expect(denver && denver !== 'no-database' && matchFacility(denver).facility).toBeNull();
  });

  it('has IPv6 addresses in their own file', async () => {
    expect(await lookUp('2001:4860:4860::8888')).toMatchObject({
      country: expect.stringMatching(/^[A-Z]{2}$/),
      latitude: expect.any(Number),
    });
    expect(databasesState.value?.size).toBe(1);
  });
});

describe('without the free database', () => {
  it('is none where it is not installed', async () => {
    const here = jest.spyOn(process, 'cwd').mockReturnValue('/');
    expect(await lookUp('4.17.160.10')).toBe('no-database');
    here.mockRestore();
  });
});

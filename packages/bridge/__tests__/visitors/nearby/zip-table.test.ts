import { loadZipTable, zipTable } from '@footbridge/bridge/visitors/nearby/zip-table';
import { milesBetween } from '@footbridge/shared/miles';

const LINE = 'US\t89101\tLas Vegas\tNevada\tNV\tClark\t003\t\t\t36.1721\t-115.1224\t4';
const LAS_VEGAS = { name: 'Las Vegas, NV', latitude: 36.1721, longitude: -115.1224 };

describe('the table of ZIP codes', () => {
  it.each(['', '\n', '\r\n'])('has the list’s first and last line, which ends with %j', (end) => {
    const find = zipTable(
      Buffer.from(`${LINE}\n${LINE.replace('89101', '00501').replace('Las Vegas', 'Añasco')}${end}`),
    );
    expect(find('89101')).toEqual(LAS_VEGAS);
    expect(find('00501')).toEqual({ ...LAS_VEGAS, name: 'Añasco, NV' });
  });

  it.each([
    ['without a state', LINE.replace('\tNV\t', '\t\t')],
    ['without a latitude', LINE.replace('36.1721', '')],
    ['with a longitude beyond the map', LINE.replace('-115.1224', '-815')],
    ['that ends early', LINE.slice(0, 30)],
    ['of bytes that are no text', '\u0000\ufffd\t'.repeat(60)],
  ])('has no place for a line %s', (_, line) => {
    expect(zipTable(Buffer.from(`${line}\n`))('89101')).toBeNull();
  });

  it.each(['', '8910', '891011', '-0001', '1e4', 'constructor', '99999'])('does not know %j', (zip) => {
    expect(zipTable(Buffer.from(LINE))(zip)).toBeNull();
  });

  it('has the package’s list, with a place for the whole country', async () => {
    const find = await loadZipTable();
    const all = Array.from({ length: 100_000 }, (_, code) => find?.(String(code).padStart(5, '0'))).filter(Boolean);
    expect(all.length).toBeGreaterThan(40_000);
    expect(find?.('89101')?.name).toBe('Las Vegas, NV');
    const towns = {
      '02138': [42.377, -71.117],
      '33101': [25.77, -80.19],
      '98101': [47.61, -122.33],
      '96813': [21.31, -157.86],
    };
    for (const [zip, [latitude = 0, longitude = 0]] of Object.entries(towns)) {
      const place = find?.(zip);
      expect(place && milesBetween(place, { latitude, longitude })).toBeLessThan(8);
    }
  });

  it('is missing, with a line in the log, where the list cannot be read', async () => {
    jest.resetModules();
    const printed = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fresh = await import('@footbridge/bridge/visitors/nearby/zip-table');
    expect(await fresh.loadZipTable('/no/such/list')).toBeNull();
    expect(printed.mock.calls.join()).toMatch(/ZIP codes cannot be read/);
    expect(await fresh.loadZipTable()).not.toBeNull();
  });
});

import { nameKey } from '@footbridge/shared/payer-name';
import { PAYERS } from '@/site-config/payers';
import extended from '@/site-config/payers/extended.json';
import inNetwork from '@/site-config/payers/in-network.json';
import provider from '@/site-config/payers/provider.json';
import { payerProblems } from '@/site-config/validation/payers';
import separate from '@/site-config/payers/separate.json';
import { US_STATES } from '@/site-config/states';

const LISTS = { 'in-network': inNetwork, provider, extended, separate };
const ids = [...provider, ...extended].map(({ payerId }) => payerId).filter(Boolean);

describe('the lists of payers', () => {
  it.each(['in-network', 'provider', 'extended', 'separate'] as const)('%s has its own form', (list) => {
    expect(payerProblems(list, LISTS[list])).toEqual([]);
    for (const [other, rows] of Object.entries(LISTS))
      expect([other, payerProblems(list, rows).length === 0]).toEqual([other, other === list]);
  });

  it('[S3.37] in-network: payer_id and payer_name, about 55', () => {
    expect(inNetwork.length).toBeGreaterThanOrEqual(50);
    expect(inNetwork.length).toBeLessThanOrEqual(60);
    const names = inNetwork.map((row) => row.payer_name);
    expect(names).toEqual(expect.arrayContaining(['Aetna', 'Cigna', 'Humana', 'UnitedHealthcare']));
    expect(names.filter((name) => name.startsWith('Anthem')).length).toBeGreaterThan(3);
    expect(names.filter((name) => name.startsWith('Tricare')).length).toBeGreaterThan(1);
  });

  it('[S3.38] provider: about 33, with in-network flags, and ids from VTX0000 to VTX0696 or none', () => {
    expect(provider).toHaveLength(33);
    expect(new Set(provider.map((row) => row.isInNetwork))).toEqual(new Set([true, false]));
    expect(provider.some(({ payerId }) => payerId === '')).toBe(true);
    expect([...ids, ...inNetwork.map((row) => row.payer_id)].filter(Boolean).toSorted()[0]).toBe('VTX0000');
    expect(ids.toSorted().at(-1)).toBe('VTX0696');
  });

  it('[S3.39] extended: the provider list and several hundred more, only id and name; some of both repeat', () => {
    const names = extended.map(({ payerName }) => payerName);
    expect(names.slice(0, provider.length)).toEqual(provider.map(({ payerName }) => payerName));
    expect(extended.length).toBeGreaterThan(provider.length + 300);
    expect(extended.every((row) => !('isInNetwork' in row))).toBe(true);
    for (const { name } of US_STATES)
      expect(names.some((payer) => payer.includes(name) && payer.includes('Medicaid'))).toBe(true);
    expect(names.filter((name) => /Blue (?:Cross|Shield)|BlueCross/.test(name)).length).toBeGreaterThan(50);
    expect(names.filter((name) => name.startsWith('Tricare')).length).toBeGreaterThan(10);
    expect(new Set(names).size).toBeLessThan(names.length);
    expect(new Set(ids).size).toBeLessThan(ids.length);
  });

  it('[S3.40] separate: name and flag', () => {
    expect(separate.every((row) => Object.keys(row).join() === 'payerName,isInNetwork')).toBe(true);
  });
});

describe('the one list that is searched', () => {
  it('has every payer of the four, once', () => {
    const all = [
      ...inNetwork.map((row) => row.payer_name),
      ...[...provider, ...extended, ...separate].map((row) => row.payerName),
    ];
    expect(PAYERS.map(({ name }) => nameKey(name)).toSorted()).toEqual([...new Set(all.map(nameKey))].toSorted());
    expect(PAYERS.length).toBeGreaterThan(500);
  });

  it('has those in the network first, and each half by name', () => {
    const firstOther = PAYERS.findIndex(({ isInNetwork }) => !isInNetwork);
    expect(firstOther).toBeGreaterThan(50);
    expect(PAYERS.slice(firstOther).some(({ isInNetwork }) => isInNetwork)).toBe(false);
    expect(PAYERS[0]?.name).toBe('Aetna');
  });

  it('takes a payer for in the network if any list says so, with the first id', () => {
    expect(PAYERS.filter(({ name }) => nameKey(name) === 'unitedhealthcare')).toEqual([
      { name: 'UnitedHealthcare', isInNetwork: true, id: expect.stringMatching(/^VTX\d{4}$/) },
    ]);
  });
});

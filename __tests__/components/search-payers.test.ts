import { MAX_RESULTS, searchPayers } from '@/components/LeadForm/InsuranceCheck/search-payers';

const names = (typed: string) => searchPayers(typed).map(({ name }) => name);

describe('the search for a payer', () => {
  it.each([
    ['aetna', 'Aetna'],
    ['Cigna', 'Cigna'],
    ['united healthcare', 'UnitedHealthcare'],
    ['unitedhealthcare', 'UnitedHealthcare'],
    ['uhc', 'UnitedHealthcare'],
    ['humana', 'Humana'],
    ['kaiser', 'Kaiser Permanente'],
  ])('finds %j first by its name: %s', (typed, name) => {
    expect(names(typed)[0]).toBe(name);
  });

  it.each([
    ['aenta', 'Aetna'],
    ['atena', 'Aetna'],
    ['etna', 'Aetna'],
    ['aetnaa', 'Aetna'],
    ['signa', 'Cigna'],
    ['cinga', 'Cigna'],
    ['humanna', 'Humana'],
    ['hunana', 'Humana'],
    ['untied helthcare', 'UnitedHealthcare'],
    ['blue cros blue sheild', 'Blue Cross Blue Shield'],
    ['magelan', 'Magellan Health'],
    ['kaizer permanante', 'Kaiser Permanente'],
    ['tri care east', 'Tricare East'],
    ['trycare', 'Tricare East'],
  ])('forgives %j: %s is offered', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it('knows what people shorten', () => {
    expect(names('bcbs')).toContain('Blue Cross Blue Shield');
    expect(names('bcbs michigan')[0]).toMatch(/Michigan/);
  });

  it('takes words in any order', () => {
    expect(names('michigan blue cross')[0]).toBe('Blue Cross Blue Shield of Michigan');
  });

  it('offers those in the network first', () => {
    const flags = searchPayers('blue').map(({ isInNetwork }) => isInNetwork);
    expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
    expect(flags[0]).toBe(true);
  });

  it('offers each payer once, and no more than a list to read', () => {
    const found = names('health');
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(MAX_RESULTS);
    expect(names('')).toHaveLength(MAX_RESULTS);
  });

  it.each(['qqqqzz', '!!!', '12345', '(((', '\\', '.*'])('offers nothing for %j, and does not fail', (typed) => {
    expect(names(typed)).toEqual([]);
  });
});

import { sites } from '@/site-config/brands';
import { stateOf, US_STATES } from '@/site-config/states';

describe('the US state list', () => {
  it('[S3.41] lists 50 states, DC and Puerto Rico, by name and two letters', () => {
    expect(US_STATES).toHaveLength(52);
    expect(new Set(US_STATES.map(({ name }) => name)).size).toBe(52);
    expect(new Set(US_STATES.map(({ abbreviation }) => abbreviation)).size).toBe(52);
    for (const { abbreviation } of US_STATES) expect(abbreviation).toMatch(/^[A-Z]{2}$/);
    expect(stateOf('DC')?.name).toBe('District of Columbia');
    expect(stateOf('PR')?.name).toBe('Puerto Rico');
  });

  it('is in the order of the alphabet, as a select box shows it', () => {
    const names = US_STATES.map(({ name }) => name);
    expect(names).toEqual([...names].toSorted());
  });

  it('has every state by either form, in any case, and no other place', () => {
    for (const state of US_STATES) {
      expect(stateOf(state.name.toUpperCase())).toBe(state);
      expect(stateOf(` ${state.abbreviation.toLowerCase()} `)).toBe(state);
    }
    expect(stateOf('Ontario')).toBeUndefined();
    expect(stateOf('')).toBeUndefined();
  });

  it('has the state of every brand', () => {
    for (const site of sites) expect(stateOf(site.state)).toBeDefined();
  });
});

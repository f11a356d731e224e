import { dateProblem, dateStringOf, isDateString, isDay, yearBounds } from '@footbridge/shared/forms/date';

/** A clock that stands: noon of 5 March 2024, where the test runs. */
const NOW = new Date(2024, 2, 5, 12);

describe('[S5.14] a date string', () => {
  it.each(['1985-04-09', '2024-02-29', '9999-99-99'])('%s has the form YYYY-MM-DD', (text) => {
    expect(isDateString(text)).toBe(true);
  });

  it.each(['', '04/09/1985', '1985-4-9', '1985-04-09T00:00', ' 1985-04-09', '85-04-09', '1985-04-09\n'])(
    '%j has not',
    (text) => {
      expect(isDateString(text)).toBe(false);
    },
  );
});

it('a day is one that the calendar has', () => {
  expect(['2024-02-29', '2000-02-29', '1985-12-31'].map(isDay)).toEqual([true, true, true]);
  expect(['2023-02-29', '1900-02-29', '1985-06-31', '1985-00-10', '1985-13-01', '9/9/85'].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

describe('what was typed', () => {
  it.each([
    ['04/09/1985', '1985-04-09'],
    ['4/9/1985', '1985-04-09'],
    ['4.9.1985', '1985-04-09'],
    ['04 09 1985', '1985-04-09'],
    ['04091985', '1985-04-09'],
    ['1985-04-09', '1985-04-09'],
    ['1985-04-09T00:00:00Z', '1985-04-09'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(dateStringOf(typed)).toBe(sent);
  });

  it.each(['', '04/09', '04/09/85', '04/09/19850', 'April 9', '040985'])('%j is no whole date', (typed) => {
    expect(dateStringOf(typed)).toBeNull();
  });
});

describe('[S5.12] the year', () => {
  it('is not later than now, nor earlier than 100 years ago', () => {
    expect(yearBounds(NOW)).toEqual({ first: 1924, last: 2024 });
  });

  it('is looked at when the field is left, to the day', () => {
    expect(dateProblem('03/05/2024', NOW)).toBeNull();
    expect(dateProblem('03/06/2024', NOW)).toMatch(/in the future/);
    expect(dateProblem('01/01/1924', NOW)).toBeNull();
    expect(dateProblem('12/31/1923', NOW)).toMatch(/1924 or later/);
  });
});

it('what is wrong with a date is said in words', () => {
  expect(dateProblem('02/29/2024', NOW)).toBeNull();
  expect(dateProblem('02/29/2023', NOW)).toMatch(/doesn’t have that day/);
  expect(dateProblem('06/31/1985', NOW)).toMatch(/doesn’t have that day/);
  expect(dateProblem('06/1985', NOW)).toMatch(/full date/);
});

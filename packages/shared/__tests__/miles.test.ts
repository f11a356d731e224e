import { milesInWords } from '@footbridge/shared/miles';

it.each([
  [0, 'A few miles away'],
  [7.49, 'A few miles away'],
  [7.5, 'About 10 miles away'],
  [43, 'About 45 miles away'],
  [199.9, 'About 200 miles away'],
  [412, 'About 400 miles away'],
  [2211, 'About 2,200 miles away'],
])('rounds a distance to what a town’s place allows: %d miles is “%s”', (miles, words) => {
  expect(milesInWords(miles)).toBe(words);
});

import { slowdownOf } from '@/bench/lib/speed/slowdown';

it.each([
  [1500, 4],
  [3000, 8],
  [750, 2],
])('a machine with a benchmark of %d is slowed %d times', (benchmark, times) => {
  expect(slowdownOf(benchmark)).toBe(times);
});

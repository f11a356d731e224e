/**
 * `script/run bench/payers.ts`: measures the search for a payer with all entries of the four lists, for what a visitor
 * types, letter by letter and with errors. An animation frame is 16 ms.
 */
import { performance } from 'node:perf_hooks';
import { PAYERS } from '../site-config/payers';
import { searchPayers } from '../components/PayerSearch/search-payers';

const TYPED = [
  'blue cross blue shield of michigan',
  'untied helthcare',
  'aenta',
  'trycare',
  'medicaid',
  'health',
  'zzzzzzzz',
];
const ROUNDS = 20;

const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const words of TYPED) {
    for (let length = 1; length <= words.length; length += 1) {
      const before = performance.now();
      searchPayers(words.slice(0, length));
      // The first round pays for warming up, once a visit.
      if (round > 0) times.push(performance.now() - before);
    }
  }
}
times.sort((one, other) => one - other);
const at = (share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
console.log(
  `${PAYERS.length} payers, ${times.length} searches: median ${at(0.5)} ms, 99 % below ${at(0.99)} ms, slowest ${at(1)} ms`,
);

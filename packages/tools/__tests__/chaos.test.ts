import { wrongDeliveries, wrongVisits } from '@footbridge/tools/chaos/visitors';

it('a visitor may get the statuses of the fault only, and a 503 only with the number', () => {
  const visit = (status: number | string, path = '/about/') => ({ path, status, ms: 1, html: '' });
  expect(wrongVisits([visit(200), visit(503)], [200, 503])).toEqual([]);
  expect(wrongVisits([visit(404, '/nowhere-1/'), visit(404, '/nowhere-2/'), visit(200)], [503])).toEqual([
    'a visitor got /nowhere-N/: 404',
    'a visitor got /about/: 200',
  ]);
  expect(wrongVisits([visit('503 without the number or Retry-After'), visit('ECONNRESET')], [503])).toHaveLength(2);
});

it('each accepted lead arrives, always the same under one key, with the reference that the visitor read', () => {
  const people = { accepted: new Map(['a', 'b', 'c', 'd'].map((key) => [key, `REF-${key}`])), sent: new Set('abcd') };
  const arrivals = (entries: Record<string, string[]>) =>
    new Map(Object.entries(entries).map(([key, bodies]) => [key, new Set(bodies)]));
  const right = { a: ['REF-a'], b: ['REF-b'], c: ['REF-c'], d: ['REF-d'] };
  expect(wrongDeliveries(people, arrivals(right))).toEqual([]);
  expect(wrongDeliveries(people, arrivals({ b: ['REF-b', 'REF-b!'], c: ['REF-b'], d: right.d, e: ['REF-e'] }))).toEqual(
    [
      'the accepted lead REF-a never arrived',
      'REF-b arrived again with other content',
      'REF-c arrived under another reference',
      'e arrived and was never sent',
    ],
  );
  const twins = { accepted: new Map([...people.accepted, ['d', 'REF-a']]), sent: people.sent };
  expect(wrongDeliveries(twins, arrivals({ ...right, d: ['REF-a'] }))).toEqual(['1 references belong to two leads']);
});

import { firstRecord, isEmptyRecord } from '@footbridge/bridge/pages/page/record';

it('[S2.17] page data that is a list gives its first record', () => {
  expect([firstRecord([{ id: 1 }, { id: 2 }]), firstRecord({ id: 3 }), firstRecord([])]).toEqual([
    { id: 1 },
    { id: 3 },
    undefined,
  ]);
});

describe('the emptiness of a record', () => {
  it.each([
    ['an empty array', []],
    ['no id', { title: 'About' }],
    ['an id that is null', { databaseId: null, title: 'About' }],
    ['an id of 0, which WordPress gives to nothing', { databaseId: 0 }],
    ['null', null],
    ['a text', 'Not found'],
  ])('[S5.1] counts as empty: %s', (_, record) => {
    expect(isEmptyRecord(record)).toBe(true);
  });

  it.each([
    ['a record with WordPress’s number', { databaseId: 7, title: 'About' }],
    ['a record with GraphQL’s id', { id: 'cG9zdDo3' }],
    ['a list with a record in it', [{ databaseId: 7 }]],
  ])('[S5.1] does not count as empty: %s', (_, record) => {
    expect(isEmptyRecord(record)).toBe(false);
  });
});

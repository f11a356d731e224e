import { firstRecord, isEmptyRecord } from '@footbridge/bridge/pages/page/validate';

it('[S2.17] page data that is a list gives its first record', () => {
  expect([firstRecord([{ id: 1 }, { id: 2 }]), firstRecord({ id: 3 }), firstRecord([])]).toEqual([
    { id: 1 },
    { id: 3 },
    undefined,
  ]);
});

it('[S5.1] a record has WordPress’s number or GraphQL’s id, also in a list', () => {
  expect([{ databaseId: 7 }, { id: 'cG9zdDo3' }, [{ databaseId: 7 }]].filter(isEmptyRecord)).toEqual([]);
  expect([{ databaseId: null }, [], 'Not found'].every(isEmptyRecord)).toBe(true);
});

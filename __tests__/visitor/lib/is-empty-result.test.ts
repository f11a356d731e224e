import { isEmptyResult } from '@/visitor/lib/is-empty-result';

describe('the emptiness of a result', () => {
  it.each([
    ['an error', { id: 1, error: 'no such page' }],
    ['an error object', { id: 1, error: { code: 'gone', message: '' } }],
    ['a status other than 200', { id: 1, status: 404 }],
    ['a status of success other than 200', { id: 1, status: 204 }],
    ['an empty array', []],
    ['no id', { title: 'About' }],
    ['an id that is null', { id: null, title: 'About' }],
    ['an id that is undefined', { id: undefined }],
    ['an id of 0, which WordPress gives to nothing', { id: 0 }],
    ['an empty id', { id: '' }],
    ['no keys', {}],
    ['null', null],
    ['undefined', undefined],
    ['a string', 'Not found'],
    ['a number', 200],
  ])('[S5.1] counts as empty: %s', (_what, result) => {
    expect(isEmptyResult(result)).toBe(true);
  });

  it.each([
    ['a record with an id', { id: 7, title: 'About' }],
    ['a global id', { id: 'cG9zdDo3' }],
    ['status 200', { id: 7, status: 200 }],
    ['a record’s own status, which is a word', { id: 7, status: 'publish' }],
    ['an error that is null or false', { id: 7, error: null }],
    ['a list with something in it', [{}]],
  ])('[S5.1] does not count as empty: %s', (_what, result) => {
    expect(isEmptyResult(result)).toBe(false);
  });
});

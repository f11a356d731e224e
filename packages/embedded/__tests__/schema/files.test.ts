import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModel } from '@footbridge/embedded/schema/read';

const folder = mkdtempSync(join(tmpdir(), 'model-'));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

beforeEach(() => {
  mkdirSync(join(folder, 'acf-json'), { recursive: true });
  write('model.json', '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('Reading the model', () => {
  test('accepts ACF’s booleans in all of ACF’s spellings', () => {
    const fields = [1, '1', true, 0, '0', '', false].map((shown, index) => ({
      key: `field_${index}`,
      name: `f${index}`,
      type: 'text',
      show_in_graphql: shown,
    }));
    write('acf-json/group_a.json', JSON.stringify({ key: 'group_a', title: 'A', fields }));
    expect(readModel(folder).groups[0]?.fields.map((field) => field.show_in_graphql)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('names the file and the place of what is wrong', () => {
    const field = { key: 'field_beds', name: 'beds', type: 'number', min: 'few' };
    write('acf-json/group_a.json', JSON.stringify({ key: 'group_a', fields: [field] }));
    expect(() => readModel(folder)).toThrow(
      /group_a\.json:\n.*fields\[0\] "beds" \(field_beds\)\.min: must be a number/,
    );
  });

  test('names the file that is no JSON', () => {
    write('acf-json/group_a.json', '{ "key": ');
    expect(() => readModel(folder)).toThrow(/group_a\.json: .*JSON/);
  });
});

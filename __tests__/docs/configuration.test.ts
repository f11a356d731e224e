/** .env.example, the operators' list of variables, and the schema that validates the environment must agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema, readEnvironment } from '@footbridge/bridge/platform/env';

const fields: Record<string, { safeParse(value: unknown): { data?: unknown } }> = environmentSchema.shape;
const text = readFileSync(join(__dirname, '../../.env.example'), 'utf8');

/** Each variable with its example and the sentences above it. */
const entries = [...text.matchAll(/((?:^# (?![A-Z][A-Z0-9_]*=).*\n)*)^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, comment = '', name = '', example = '']) => ({ name, comment, example: example.replace(/^(['"])(.*)\1$/, '$2') }),
);

it('has every variable that the schema knows, and no other, none of them switched on', () => {
  expect(entries.map(({ name }) => name).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

it.each(entries)('$name: its example is valid, and the default it names is the one in force', (entry) => {
  const { name, comment, example } = entry;
  expect(() => readEnvironment({ [name]: example })).not.toThrow(name);
  expect(example).not.toBe('');
  const [, documented = ''] = /Default: (\S+)$/m.exec(comment) ?? [];
  expect(String(fields[name]?.safeParse(undefined).data ?? '')).toBe(documented);
});

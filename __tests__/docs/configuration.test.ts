/** The operators' page and the schema that validates the environment must agree. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema, readEnvironment } from '@footbridge/bridge/platform/env';

const root = join(__dirname, '../..');
const fields: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> =
  environmentSchema.shape;

interface Row {
  name: string;
  when: string;
  what: string;
  default: string;
  example: string;
}

/** The tables with five columns: name, when, what, default, example. */
const rows: Row[] = readFileSync(join(root, 'docs/configuration.md'), 'utf8')
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter((cells) => cells.length === 5 && cells[0]?.startsWith('`'))
  .map(([name = '', when = '', what = '', fallback = '', example = '']) => ({
    name: code(name),
    when,
    what,
    default: code(fallback),
    example: code(example),
  }));

function code(cell: string): string {
  return cell.replaceAll('`', '');
}

describe('docs/configuration.md', () => {
  it('names every variable that the schema knows, and no other', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  it.each(rows)('$name: when, what and an example that the schema accepts', ({ name, when, what, example }) => {
    expect(['build', 'run', 'browser tests']).toContain(when);
    expect(when === 'build').toBe(name.startsWith('SENTRY_'));
    expect(what.length).toBeGreaterThan(5);
    expect(() => readEnvironment({ [name]: example })).not.toThrow(name);
    expect(example).not.toBe('');
  });

  it.each(rows)('$name: the default it names is the one in force', ({ name, default: documented }) => {
    const { success, data } = fields[name]?.safeParse(undefined) ?? { success: false };
    expect(success).toBe(true);
    expect(data === undefined ? '' : String(data)).toBe(documented);
  });
});

describe('.env.example', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
  const named = lines.flatMap((line) => /^# ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)?.slice(1, 3) ?? []);

  it('has every variable, none of them switched on', () => {
    expect(named.filter((_, index) => index % 2 === 0).toSorted()).toEqual(Object.keys(fields).toSorted());
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });
});

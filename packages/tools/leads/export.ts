import { closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { z } from 'zod';
import { printableText } from '@footbridge/bridge/platform/invisible';
import { Problem } from '../process/problem';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

function flat(value: unknown, name = ''): [string, string][] {
  const simple = scalar.safeParse(value);
  if (simple.success) return [[name, String(simple.data ?? '')]];
  if (Array.isArray(value)) return [[name, value.map(String).join(' ')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, name ? `${name}.${key}` : key));
}

/** Quotes a cell; a spreadsheet must not run a visitor's text as a formula. */
const cell = (text: string): string =>
  `"${printableText(text)
    .replace(/^[=+\-@\t\r]/, "'$&")
    .replaceAll('"', '""')}"`;

export function toCsv(leads: unknown[]): string {
  const rows = leads.map((lead) => new Map(flat(lead)));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
}

/** Writes what only its owner may read. A file that is there is never written over: it may be readable to others, or wanted. */
export function writePrivately(file: string, text: string): void {
  if (existsSync(file)) throw new Problem(`${file} is there already. Name another one: --out FILE`);
  let handle: number;
  try {
    handle = openSync(file, 'wx', 0o600);
  } catch (error) {
    throw new Problem(
      `${file} cannot be written (${error instanceof Error ? error.message : String(error)}). Name another one: --out FILE`,
    );
  }
  writeSync(handle, text);
  closeSync(handle);
}

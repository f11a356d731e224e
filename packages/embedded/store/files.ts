import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';

export interface ContentFile {
  file: string;
  data: Record<string, unknown>;
  body: string;
}

/** A content file that cannot be read as what it should be: the message names the field. */
export class ContentError extends Error {}

export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split('\\').join('/'))
    .toSorted();
}

export function readMarkdown(root: string, file: string): ContentFile {
  const text = readFileSync(join(root, file), 'utf8').replace(/\r\n/g, '\n');
  const [, matter = '', body = text] = /^---\n((?:[^\n]*\n)*?)---[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
  return { file, data: { ...Object(parseYaml(matter)) }, body };
}

export const readYaml = (root: string, file: string): unknown => parseYaml(readFileSync(join(root, file), 'utf8'));

export function parseYaml(text: string): unknown {
  try {
    return dropNulls(parse(text, { logLevel: 'error' }));
  } catch (error) {
    throw new ContentError(error instanceof Error ? error.message.split('\n')[0] : 'broken YAML');
  }
}

export const toYaml = (values: object): string =>
  Object.keys(values).length > 0 ? stringify(values, { lineWidth: 0 }).trimEnd() : '';

/** An empty YAML value means "missing" everywhere. */
function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(dropNulls);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, dropNulls(item)]])),
    );
  }
  return value;
}

export function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`).join('; '),
  );
}

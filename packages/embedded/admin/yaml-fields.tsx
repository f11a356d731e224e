import type { Outcome } from '../editing/types';
import type { Field, Values } from '../fields/field';
import { parseYaml, toYaml } from '../store/files';
import { TextInput } from './page';

const ROWS = 16;

/** All fields in one text. @param typed what was typed, where the form is shown again */
export const YamlFields = ({ values, typed }: { values: Values; typed: string | null }) => (
  <TextInput
    id="fields"
    name="fields"
    label="Fields"
    value={typed ?? toYaml(values)}
    rows={ROWS}
    hint="YAML, as in a content file; references are ids. What is left out is unset."
  />
);

/** Returns every field by its name, null where the text does not have it. */
export function readFields(text: string, fields: readonly Field[]): Outcome<Record<string, unknown>> {
  const unset = Object.fromEntries(fields.map(({ name }) => [name, null]));
  try {
    return { ok: true, value: { ...unset, ...Object(parseYaml(text.replace(/\r\n?/g, '\n'))) } };
  } catch (error) {
    return { ok: false, errors: [`Fields: ${error instanceof Error ? error.message : 'no YAML'}`] };
  }
}

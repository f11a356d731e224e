/** `npm run model:check`: validates the plugin's model.json and field groups, without writing files. */
import type { AcfField } from '@/wordpress/schema/acf/json';
import { BASE, readText } from './files';
import { buildSound, readSoundModel } from './types';

const count = (fields: readonly AcfField[] = []): number =>
  fields.reduce(
    (sum, { sub_fields, layouts = [] }) =>
      sum + 1 + count(sub_fields) + layouts.reduce((all, layout) => all + count(layout.sub_fields), 0),
    0,
  );

try {
  const root = process.cwd();
  const model = readSoundModel(root);
  const { mistakes, remarks } = buildSound(readText(root, BASE), model);
  for (const text of [...mistakes, ...remarks]) console.log(text);
  console.log(
    `${model.groups.length} field groups with ${count(model.groups.flatMap(({ fields }) => fields))} fields: ${mistakes.length} mistakes.`,
  );
  process.exitCode = mistakes.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

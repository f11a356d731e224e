import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(__dirname, '../../plugin/footbridge/blocks');

/** What an attribute's id names: in a content file, by slug. */
const controlSchema = z.union([
  z.object({ post: z.string() }).transform(({ post }) => post),
  z.literal('image').transform(() => 'attachment'),
  z.unknown().transform(() => undefined),
]);

const typeSchema = z.object({
  name: z.string(),
  attributes: z
    .record(
      z.string(),
      z
        .object({ default: z.unknown().optional(), control: controlSchema })
        .transform(({ control, ...attribute }) => ({ ...attribute, post: control })),
    )
    .default({}),
  footbridge: z.object({ plain: z.string() }),
});
export type BlockType = z.infer<typeof typeSchema>;

let types: ReadonlyMap<string, BlockType> | undefined;

/** Returns the plugin's blocks by name, from their block.json. */
export function blockTypes(): ReadonlyMap<string, BlockType> {
  types ??= new Map(
    readdirSync(FOLDER)
      .map((name) => join(FOLDER, name, 'block.json'))
      .filter(existsSync)
      .map((file) => typeSchema.parse(JSON.parse(readFileSync(file, 'utf8'))))
      .map((type) => [type.name, type]),
  );
  return types;
}

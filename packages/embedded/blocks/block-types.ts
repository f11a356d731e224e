import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FOLDER = join(__dirname, '../../plugin/footbridge/blocks');

/** What the ids of an attribute name: in a content file, slugs. */
const attributeSchema = z
  .object({ default: z.unknown().optional(), control: z.unknown().optional() })
  .transform(({ control, default: value }) => {
    const { data } = z.object({ post: z.string() }).safeParse(control);
    return { default: value, post: control === 'image' ? 'attachment' : data?.post };
  });

const typeSchema = z.object({
  name: z.string(),
  attributes: z.record(z.string(), attributeSchema).default({}),
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

import { join, relative } from 'node:path';
import { watchFolders } from '@footbridge/embedded/store/watch';
import { PLUGIN } from '../types/files';
import { isQueryFile, QUERY_FOLDERS } from '../types/queries';
import { queryTypes, types } from '../types/types';
import type { Change } from '@footbridge/embedded/schema/changes';

export interface Following {
  root: string;
  /** Called when the schema has changed, before the queries' types do. */
  onModel(): Promise<void>;
  print(line: string): void;
}

const MODEL = new RegExp(`^${PLUGIN}/(?:model|acf-json/[^/]+|blocks/[^/]+/block)\\.json$`);
const MAX_LISTED = 4;

/** Returns what changed in the schema, in one line. The interfaces of field groups repeat their types. */
function listed(changes: readonly Change[]): string {
  const all = changes.filter(({ place }) => !/_Fields(?:\.|$)/.test(place)).map(({ what }) => what);
  const more = all.length - MAX_LISTED;
  return all.length > 0 ? `: ${all.slice(0, MAX_LISTED).join('; ')}${more > 0 ? `; and ${more} more` : ''}` : '';
}

/** Generates the types again whenever their sources change. Resolves when it watches, to what stops it. */
export async function followModel({ root, onModel, print }: Following): Promise<() => Promise<void>> {
  let due: { isModel: boolean } | null = null;
  let running: Promise<void> | null = null;

  async function generate(isModel: boolean): Promise<void> {
    const startedAt = Date.now();
    let changed = '';
    const surroundings = {
      root,
      print,
      // Loaded here, because it takes two seconds.
      codegen: async (isCheck: boolean) => (await import('../types/codegen')).generateTypes(root, isCheck),
      report: async (changes: readonly Change[]) => {
        changed = listed(changes);
        await onModel();
      },
    };
    try {
      const isFine = await (isModel
        ? types({ from: null, check: false, base: false }, surroundings)
        : queryTypes(surroundings));
      if (isFine) print(`Types generated in ${((Date.now() - startedAt) / 1000).toFixed(1)} s${changed}`);
    } catch (error) {
      print((error instanceof Error ? error.message : String(error)).replaceAll(`${root}/`, ''));
    }
  }

  /** One run after the other, because they write the same files. */
  async function run(): Promise<void> {
    while (due) {
      const { isModel } = due;
      due = null;
      await generate(isModel);
    }
    running = null;
  }

  return watchFolders(
    [PLUGIN, ...QUERY_FOLDERS].map((folder) => join(root, folder)),
    (files) => {
      const paths = files.map((file) => relative(root, file));
      const isModel = paths.some((path) => MODEL.test(path));
      if (!isModel && !paths.some(isQueryFile)) return;
      due = { isModel: isModel || (due?.isModel ?? false) };
      running ??= run();
    },
  );
}

import { setImmediate } from 'node:timers/promises';

import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

import { PAGE_REVALIDATE_S } from '../../platform/lifetimes';
import { processState } from '../../platform/process-state';
import { withTimeout } from '../../platform/with-timeout';
import { sharedValue } from '../../cache/shared-values/shared-value';
import { loadDocuments, type SearchDocument } from './documents';
import { stem, wordsIn } from './words';

export interface SearchIndex {
  engine: MiniSearch<SearchDocument>;
  documents: Map<number, SearchDocument>;
  /** All stems that were ever in it. */
  vocabulary: SearchableMap<true>;
}

const BOOST = { title: 8, headings: 2.5, summary: 3, details: 2, text: 1 };
const PER_TURN = 10;
/** Each letter that a visitor types needs an index, which takes up to 150 requests to load. */
const RETRY_DELAY_MS = 10_000;
export const INDEX_PATIENCE_MS = 3000;

function createIndex(): SearchIndex {
  const vocabulary = new SearchableMap<true>();
  const engine = new MiniSearch<SearchDocument>({
    fields: Object.keys(BOOST),
    tokenize: wordsIn,
    processTerm(word) {
      const one = stem(word);
      vocabulary.set(one, true);
      return one;
    },
    // Searches are stems already.
    searchOptions: { boost: BOOST, processTerm: (one) => one, tokenize: (text) => text.split(' ') },
  });
  return { engine, documents: new Map(), vocabulary };
}

/** Replaces what changed, and lets other requests run between. */
async function update({ engine, documents }: SearchIndex, loaded: readonly SearchDocument[]): Promise<void> {
  const ids = new Set(loaded.map(({ id }) => id));
  for (const id of documents.keys()) {
    if (ids.has(id)) continue;
    engine.discard(id);
    documents.delete(id);
  }
  const changed = loaded.filter((document) => documents.get(document.id) !== document);
  for (const [at, document] of changed.entries()) {
    if (documents.has(document.id)) engine.discard(document.id);
    engine.add(document);
    documents.set(document.id, document);
    if (at % PER_TURN === PER_TURN - 1) await setImmediate();
  }
}

/** Returns the value's loader, which updates one index. After a failure it fails at once for a while. */
function indexLoader(): () => Promise<SearchIndex | null> {
  const index = createIndex();
  let failedAt = -Infinity;
  return async () => {
    if (Date.now() - failedAt < RETRY_DELAY_MS) throw new Error('WordPress failed a moment ago');
    try {
      const parts = await loadDocuments();
      if (!parts) return null;
      await update(index, parts.flat());
      return index;
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  };
}

export const searchIndexState = processState('searchIndex', () =>
  sharedValue({ name: 'search', freshMs: PAGE_REVALIDATE_S * 1000, load: indexLoader(), whenStale: 'serve' }),
);

/** Returns the index, as new as the last edit; null when it is not loaded in time, fails, or is too large. Never throws. */
export async function searchIndex(patienceMs = INDEX_PATIENCE_MS): Promise<SearchIndex | null> {
  return withTimeout(patienceMs, searchIndexState.value.get()).then(
    ({ value }) => value,
    () => null,
  );
}

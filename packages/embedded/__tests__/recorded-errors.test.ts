import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { readKeys } from './support/keys';
import { recording, recordingNames } from './support/recordings';
import { at, replay, start } from './support/server';
import { differences } from './support/shape';
import { SITE } from './support/stand-ins';

/** Recordings without a counterpart, and why. */
const WITHOUT: Record<string, string> = {
  'php-fatal': 'requests a field that only the recorded test bed had, and crashes PHP',
  'resolver-nonnull': 'requests a field that only the recorded test bed had',
};

/** Messages that differ between webonyx and graphql-js. */
const OTHER_WORDS = new Set(['unknown-type-fragment']);

let wordpress: EmbeddedWordPress;
beforeAll(async () => {
  wordpress = await start(SITE);
});
afterAll(() => wordpress.close());

describe('errors, as a real WordPress returns them', () => {
  const names = recordingNames('errors').filter((name) => !(name in WITHOUT));

  it.each(names)('%s: the same status, form and messages', async (name) => {
    const recorded = recording('errors', name);
    const answer = await replay(wordpress, recorded);
    expect(answer.status).toBe(recorded.response.status);
    expect(differences(recorded.response.body, answer.body)).toEqual([]);
    expect(readKeys(answer.headers['x-graphql-keys']).about).toEqual(
      readKeys(recorded.response.headers['x-graphql-keys']).about,
    );
    if (!OTHER_WORDS.has(name)) expect(at(answer.body, 'errors')).toEqual(at(recorded.response.body, 'errors'));
  });
});

import { buildSchema, printSchema } from 'graphql';
import { buildModelSchema } from '@footbridge/embedded/schema/build';
import { compareTypes } from '@footbridge/embedded/schema/changes';
import { subtractModel } from '@footbridge/embedded/schema/subtract';
import { BASE, pluginModel } from './support';

const notes: string[] = [];
const built = printSchema(buildModelSchema(BASE, pluginModel, (note) => notes.push(note)));

test('The schema with the plugin’s model is valid, and nothing of the model is left out of it', () => {
  expect(() => buildSchema(built)).not.toThrow();
  expect(notes).toEqual([]);
});

test('Without the model the schema is the recorded base again, which knows nothing of it', () => {
  expect(compareTypes(BASE, subtractModel(built, pluginModel)).different).toEqual([]);
  expect(BASE).not.toMatch(/\b(?:facilit\w+|contributors?|reviews?|treatmentTopics?|TREATMENTTOPIC|siteOptions)\b/);
});

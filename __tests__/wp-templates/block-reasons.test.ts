import { z } from 'zod';
import { blockReason } from '@/wp-templates/blocks';
import { blockAttributes } from '@/gql/blocks';

const members = z.object({ members: z.array(z.object({ name: z.string() })), page: z.url().optional() });

it.each<[string, z.ZodType, unknown, string]>([
  ['a number', blockAttributes['footbridge/reviews'], { number: 'x' }, '“number” must be a number'],
  ['a whole number', blockAttributes['footbridge/reviews'], { number: 1.5 }, '“number” must be a whole number'],
  ['too much', blockAttributes['footbridge/reviews'], { number: 13 }, '“number” must be at most 12'],
  ['too little', blockAttributes['footbridge/reviews'], { number: 0 }, '“number” must be at least 1'],
  ['a text', blockAttributes['footbridge/reviews'], { heading: null }, '“heading” must be a text'],
  ['a switch', blockAttributes['footbridge/facilities'], { map: 'no' }, '“map” must be true or false'],
  ['a choice', blockAttributes['footbridge/facilities'], { layout: 'x' }, '“layout” must be “cards” or “rows”'],
  ['an empty choice', blockAttributes['footbridge/hero'], { align: 'wide' }, '“align” must be “full”'],
  ['a list', blockAttributes['footbridge/people'], { people: 5 }, '“people” must be a list'],
  ['nothing', blockAttributes['footbridge/people'], [], '“attributes” must be a group of values'],
  ['a place in a list', members, { members: [{ name: 'a' }, { name: 1 }] }, '“members 2 name” must be a text'],
  ['a rule of its own', members, { members: [], page: 'x' }, '“page”: Invalid URL'],
  [
    'several',
    blockAttributes['footbridge/people'],
    { people: ['a', 'b', 'c', 'd'] },
    '“people 1” must be a number, “people 2” must be a number, “people 3” must be a number, and more',
  ],
])('says what is wrong with %s in an editor’s words', (_, schema, attributes, reason) => {
  const { error } = schema.safeParse(attributes);
  expect(error && blockReason(error)).toBe(reason);
});

import { withoutPrefix } from '@footbridge/shared/schema-names';

it.each([
  ['footbridgeSeo', 'seo'],
  ['footbridgeTreatmentTopics', 'treatmentTopics'],
  ['FootbridgeReview', 'Review'],
  ['seo', 'seo'],
  ['Page', 'Page'],
  ['footbridge', 'footbridge'],
  ['footbridges', 'footbridges'],
  ['notFootbridgeSeo', 'notFootbridgeSeo'],
])('%s is called %s where nothing else can be meant', (name, own) => {
  expect(withoutPrefix(name)).toBe(own);
});

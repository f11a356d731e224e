import { brandJsonSchema } from '@footbridge/tools/brand/json-schema';

describe('the JSON schema of brand.json', () => {
  it('describes fields, for completion in an editor', () => {
    expect(JSON.parse(brandJsonSchema())).toMatchObject({
      properties: {
        look: {
          properties: {
            hero: { enum: ['full', 'split', 'framed', 'band'], description: expect.stringContaining('front page') },
          },
        },
      },
      additionalProperties: false,
    });
  });
});

import { readFileSync } from 'node:fs';
import { brandJsonSchema, SCHEMA_FILE } from '@footbridge/tools/brand/json-schema';

describe('the JSON schema of brand.json', () => {
  it('is current: npm run tool -- brand schema', () => {
    expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(brandJsonSchema());
  });

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

import { sites } from '@/site-config/brands';
import { SITE_NAMES } from '@/site-config/site-names';

describe('names of the brands', () => {
  it('[S3.2] are those of their files', () => {
    expect(SITE_NAMES).toEqual(
      Object.fromEntries(Object.entries(sites).map(([code, { fullName }]) => [code, fullName])),
    );
  });
});

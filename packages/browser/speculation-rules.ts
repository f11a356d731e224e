/** URLs that are not cached pages: rendered for each request, with side effects, or files. */
const EXCLUDED = [
  '/api/*',
  '/media/*',
  '/search/*',
  '/nearby/*',
  '/unlock/*',
  '/lead/*',
  '/comment/*',
  '/preview/*',
  '/*/feed/*',
  '/feed/*',
  '/*.*',
  '/*\\?(.+)',
];

/**
 * The speculation rules of every page: a link's page is prefetched when a pointer rests on it or a finger touches it. Only
 * public paths without a query. Text, because its hash is in the Content-Security-Policy.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: EXCLUDED } },
          { not: { selector_matches: '[download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

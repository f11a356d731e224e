/**
 * Facts about the WordPress that `hierarchy-sample.json` was taken from: theme unit test data and the content model's
 * samples. Ids, lists and their order are recorded (data/posts-first-500, data/paging-walk-all-posts,
 * data/contentNodes-sitemap, data/treatmentTopics, data/users); dates and terms are those of the public test data.
 * Stated here because no recording contains them: the days of the posts of 2024 (the sample's archives give their months),
 * ids of terms that no candidate template names, parents and months of attachments, and what `SAYS_THE` says of itself.
 * All 60 posts are known, so there are no filler posts. Nothing here is read from the sample's own answers.
 */

import type { PostFact } from './sample-posts';

/** Titles that are not the slug's words, where that matters. */
export const TITLES: Readonly<Record<string, string>> = {
  'edge-case-no-title': '',
  'theme-block-category': 'WP 6.1 Theme block category',
  'title-should-not-overflow-the-content-area':
    'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
};

/** How many parts `<!--nextpage-->` makes of a text. */
export const PARTS: Readonly<Record<string, number>> = {
  'template-paginated': 3,
  'post-format-gallery': 2,
  'design-category-blocks': 2,
  'clearing-floats': 2,
};

/** id, path, date, title where it is not the slug's words, page template. */
export type PageFact = readonly [id: number, path: string, date: string, title?: string, template?: string];

const SEEDED = '2026-11-21T07:50:14';

export const PAGES: readonly PageFact[] = [
  [1869, '/wide-page/', SEEDED, 'Wide page', 'Full Width'],
  [1868, '/about/our-team/', SEEDED, 'Our team', 'Our Team'],
  [1867, '/verify-insurance/', SEEDED, 'Verify insurance', 'Insurance Verification'],
  [1866, '/veterans/', SEEDED, 'Veterans', 'Veterans'],
  [1865, '/reviews/', SEEDED, 'Reviews', 'Reviews'],
  [1864, '/start-here/', SEEDED, 'Start here', 'Landing Page'],
  [1863, '/admissions/', SEEDED, 'Admissions', 'Admissions'],
  [1862, '/insurance/', SEEDED],
  [1861, '/about/testimonials/', SEEDED],
  [1813, '/greek/επίπεδο-2/επίπεδο-3/', '2020-02-14T13:32:50', 'Επίπεδο 3'],
  [1811, '/greek/επίπεδο-2/', '2020-02-14T13:31:47', 'Επίπεδο 2 -Second Greek level'],
  [1809, '/greek/', '2020-02-14T13:31:00', 'Ελληνικά-Greek'],
  [1134, '/about/page-markup-and-formatting/', '2013-03-15T18:20:05'],
  [1133, '/about/page-image-alignment/', '2013-03-15T18:19:23'],
  [748, '/level-1/level-2/level-3b/', '2011-06-23T19:04:46'],
  [746, '/level-1/level-2/level-3a/', '2011-06-23T19:04:24'],
  [744, '/level-1/level-2b/', '2011-06-23T19:04:03'],
  [742, '/level-1/level-2a/', '2011-06-23T19:03:33'],
  [735, '/page-b/', '2011-06-23T18:39:14'],
  [733, '/page-a/', '2011-06-23T18:38:52'],
  [703, '/blog/', '2011-05-20T18:51:43', 'a Blog page'],
  [701, '/front-page/', '2011-05-20T18:49:43', 'Front Page'],
  [501, '/about/clearing-floats/', '2010-08-01T09:42:26'],
  [2, '/about/', '2010-07-25T19:40:01', 'About The Tests'],
  [174, '/level-1/', '2007-12-11T16:25:40'],
  [173, '/level-1/level-2/', '2007-12-11T16:23:33'],
  [172, '/level-1/level-2/level-3/', '2007-12-11T16:23:16'],
  [156, '/about/page-with-comments-disabled/', '2007-09-04T10:48:10'],
  [155, '/about/page-with-comments/', '2007-09-04T10:47:47'],
  [146, '/lorem-ipsum/', '2007-09-04T09:52:50'],
];

export const FRONT_PAGE = 701;
export const POSTS_PAGE = 703;

/** Published within two seconds: the site's lists are put to the test by them. */
export const FACILITIES: readonly PostFact[] = [
  [1849, 'bare-facility', '2026-11-21T07:50:14', 'admin'],
  [1848, 'river-oaks', '2026-11-21T07:50:14', 'admin', 'topics/alcohol'],
  [1845, 'desert-hope-center', '2026-11-21T07:50:13', 'admin', 'topics/detox'],
  [1842, 'green-hills-recovery', '2026-11-21T07:50:13', 'admin', 'topics/alcohol'],
];

export const CONTRIBUTORS: readonly PostFact[] = [
  [1839, 'sam-taylor', '2026-11-21T07:50:13', 'admin'],
  [1838, 'pat-quinn', '2026-11-21T07:50:13', 'admin'],
  [1837, 'lee-oneil', '2026-11-21T07:50:13', 'admin'],
  [1836, 'ana-maria-nunez', '2026-11-21T07:50:13', 'admin'],
  [1835, 'john-smith', '2026-11-21T07:50:13', 'admin'],
  [1834, 'jane-doe', '2026-11-21T07:50:13', 'admin'],
];

/** id, path, date (its month is the uploads folder), file. */
export const ATTACHMENTS: readonly (readonly [id: number, path: string, date: string, file: string])[] = [
  [1871, '/detox/', '2026-11-21T07:50:14', 'detox'],
  [1840, '/facilities/green-hills-recovery/facility-1/', '2026-11-21T07:50:13', 'facility-1'],
  [
    1027,
    '/template-featured-image-vertical/featured-image-vertical-2/',
    '2012-03-15T15:41:09',
    'featured-image-vertical',
  ],
  [827, '/about/clearing-floats/olympus-digital-camera/', '2010-08-01T09:41:12', 'olympus-digital-camera'],
  [611, '/post-format-gallery/img_8399/', '2008-06-16T08:03:15', 'img_8399'],
];

/** Drafts and a review: nodes that have no public address. */
export const HIDDEN = { draftPage: 1874, review: 1854 } as const;

/** id, base/slug, parent's base/slug. */
export const TERMS: readonly (readonly [id: number, path: string, parent?: string])[] = [
  [2, 'category/6-1'],
  [8, 'category/blogroll'],
  [10, 'category/buying'],
  [11, 'category/cat-a'],
  [28, 'category/gaberlunzie'],
  [35, 'category/packthread'],
  [37, 'category/papilionaceous'],
  [38, 'category/parent'],
  [39, 'category/parent-category'],
  [44, 'category/quartern'],
  [60, 'category/child-1', 'category/parent'],
  [61, 'category/child-2', 'category/child-1'],
  [62, 'category/child-category-01', 'category/parent-category'],
  [63, 'category/child-category-02', 'category/parent-category'],
  [203, 'category/guides'],
  [204, 'category/detox-guides', 'category/guides'],
  [99, 'tag/formatting-2'],
  [104, 'tag/habergeon'],
  [106, 'tag/hartshorn'],
  [115, 'tag/link'],
  [126, 'tag/mustread'],
  [149, 'tag/shortcode'],
  [158, 'tag/tag-c'],
  [161, 'tag/tag3'],
  [162, 'tag/test-tag'],
  [196, 'tag/content'],
  [205, 'tag/detox'],
  [187, 'type/gallery'],
  [188, 'type/aside'],
  [189, 'type/chat'],
  [190, 'type/link'],
  [191, 'type/image'],
  [192, 'type/quote'],
  [193, 'type/status'],
  [194, 'type/video'],
  [195, 'type/audio'],
  [198, 'topics/alcohol'],
  [199, 'topics/opioids'],
  [200, 'topics/heroin', 'topics/opioids'],
  [201, 'topics/detox'],
  [202, 'topics/insurance-coverage'],
];

export const USERS: readonly (readonly [slug: string, name: string])[] = [
  ['admin', 'admin'],
  ['editor', 'Edie Editor'],
  ['themedemos', 'themedemos'],
  ['themereviewteam', 'themereviewteam'],
];

/**
 * Texts without "the". A search for it finds the other 59: in the public test data that was tried with a WordPress;
 * of the ten newer texts nine must say it, and which one does not is free.
 */
export const WITHOUT_THE: readonly string[] = [
  'what-is-detox',
  'template-paginated',
  'media-twitter-embeds',
  'post-format-image',
  'post-format-image-caption',
  'post-format-image-linked',
  'post-format-audio',
  'post-format-video-youtube',
  'edge-case-no-content',
  'edge-case-many-categories',
  'edge-case-many-tags',
  'wide-page',
  'our-team',
  'verify-insurance',
  'veterans',
  'reviews',
  'start-here',
  'admissions',
  'insurance',
  'testimonials',
  'bare-facility',
  'river-oaks',
  'desert-hope-center',
  'green-hills-recovery',
  'sam-taylor',
  'pat-quinn',
  'lee-oneil',
  'ana-maria-nunez',
  'john-smith',
  'jane-doe',
  'επίπεδο-3',
  'επίπεδο-2',
  'level-3b',
  'level-3a',
  'level-2b',
  'level-2a',
  'page-b',
  'page-a',
  'lorem-ipsum',
];

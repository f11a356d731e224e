import { facilitiesOfKey } from '@/site-config/facilities';
import type { SiteConfig } from '@/site-config/types';
import { brand } from './settings';

/** Sunrise House has a facility and no place in the table of those that visitors are near. */
const facilityOf = ({ code }: SiteConfig): string =>
  facilitiesOfKey(code)[0]?.path ?? '/facilities/sunrise-house-treatment-center/';

/**
 * One page of the embedded content for every template that renders one (all but archive, singular and index, which the
 * others precede, and attachment, whose addresses lead to files). WordPress decides which template renders which page.
 */
export const templatePagesOf = (site: SiteConfig) =>
  ({
    'front-page': '/',
    page: site.aboutPath,
    'template-compare-facilities': '/compare-facilities/',
    'template-admissions': site.admissionsPath,
    'template-full-width': '/compare-levels-of-care/',
    'template-insurance-verification': '/verify-insurance/',
    landing: '/getting-started/',
    'template-our-team': `${site.aboutPath}our-team/`,
    'template-reviews': site.reviewsPath,
    'template-veterans': site.veteranPath,
    home: '/blog/',
    single: '/what-is-detox/',
    category: '/category/recovery/',
    tag: '/tag/detox/',
    taxonomy: '/topics/substances/alcohol/',
    author: '/author/editor/',
    date: '/2026/',
    search: '/search/?s=detox',
    'single-facility': facilityOf(site),
    'archive-facility': '/facilities/',
    'single-contributor': '/contributors/elena-marsh/',
  }) as const;

/**
 * Other states of templates: a later page of a list, a part of a text, all blocks, a video, a discussion, a locked
 * page.
 */
export const otherPagesOf = (site: SiteConfig) =>
  ({
    'page 2 of a list': '/blog/page/2/',
    'page 2 of the reviews': `${site.reviewsPath}page/2/`,
    'the reviews of one source': `${site.reviewsPath}from/google/`,
    'a search that finds nothing': '/search/?s=zzzz',
    'the search form alone': '/search/',
    'part 2 of a text': '/from-the-first-call-to-the-first-year/2/',
    'a text of many blocks': '/the-first-seven-days-on-paper/',
    'a text with a video': '/a-film-to-watch-with-your-teenager/',
    'an article with comments': '/sleep-in-early-recovery/',
    'a page with the way to be called': '/contact/',
    'a locked page': '/alumni/reunion/',
  }) as const;

/** Of the brand under test. */
export const templatePages = templatePagesOf(brand);
export const otherPages = otherPagesOf(brand);

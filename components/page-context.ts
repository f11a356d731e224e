import { createContext } from 'react';
import type { Heading, ImageView } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from './Breadcrumbs/Breadcrumbs';
import type { BylineView } from './Byline/Byline';
import type { RatingView } from './Rating/Rating';

/** What the blocks in a page's text show of the page itself. */
export interface PageFacts {
  title: string;
  /** The title as sanitized HTML; empty without markup. */
  titleHtml: string;
  picture: ImageView | null;
  byline: BylineView | null;
  /** The text's h2 headings. */
  headings: Heading[];
  related: LinkView[];
  topics: LinkView[];
  /** The editor's rating of the page. */
  rating: RatingView | null;
}

/** The facts of the page that is rendered; a template leaves out what it has none of. */
export const PageContext = createContext<Partial<PageFacts>>({});

import Head from 'next/head';
import type { PageHeadView } from '@/bridge/wordpress/types';
import { useSite } from '../site-context';

/**
 * What the page says of itself to browsers and search engines; it changes with the page. What is for link previews and
 * data for machines, the server prints alone (ShareTags.tsx). Addresses are the brand's own.
 */
export function PageHead({ head: { title, description, canonical, noindex, feed } }: { head: PageHeadView }) {
  const { domain } = useSite();
  return (
    <Head>
      <title>{title}</title>
      {description && <meta key="description" name="description" content={description} />}
      <meta key="robots" name="robots" content={noindex ? 'noindex' : 'max-image-preview:large'} />
      {canonical && !noindex && <link key="canonical" rel="canonical" href={`https://${domain}${canonical}`} />}
      {feed && <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={feed} />}
    </Head>
  );
}

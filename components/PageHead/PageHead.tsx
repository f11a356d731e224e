import Head from 'next/head';
import type { HeadView } from '@footbridge/bridge/wordpress/types';
import { useSite } from '../site-context';

/** The page's head for browsers and search engines: title, description, canonical URL. Link previews are in ShareTags.tsx. */
export function PageHead({
  head: { title, description, canonical, original, noindex, robots, feed },
}: {
  head: Omit<HeadView, 'image'>;
}) {
  const { domain } = useSite();
  return (
    <Head>
      <title>{title}</title>
      {description && <meta key="description" name="description" content={description} />}
      <meta key="robots" name="robots" content={robots ?? (noindex ? 'noindex' : 'max-image-preview:large')} />
      {canonical && !noindex && (
        <link key="canonical" rel="canonical" href={original ?? `https://${domain}${canonical}`} />
      )}
      {feed && <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={feed} />}
    </Head>
  );
}

import Head from 'next/head';
import type { HeadView } from '@/bridge/types';
import { useSite } from '../site-context';
import { scriptText } from './script-text';

/** What the page says of itself to browsers, search engines and whoever shares it. Addresses are the brand's own. */
export function PageHead({ head: { title, description, canonical, noindex, image, feed, schema } }: { head: HeadView }) {
  const { domain } = useSite();
  const url = canonical && `https://${domain}${canonical}`;
  return (
    <Head>
      <title>{title}</title>
      {description && <meta key="description" name="description" content={description} />}
      {noindex && <meta key="robots" name="robots" content="noindex" />}
      {url && !noindex && <link key="canonical" rel="canonical" href={url} />}
      {feed && <link key="feed" rel="alternate" type="application/rss+xml" title={title} href={feed} />}
      <meta key="og:title" property="og:title" content={title} />
      {description && <meta key="og:description" property="og:description" content={description} />}
      {url && <meta key="og:url" property="og:url" content={url} />}
      {image && <meta key="og:image" property="og:image" content={`https://${domain}${image.src}`} />}
      {schema && <script key="schema" type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(schema) }} />}
    </Head>
  );
}

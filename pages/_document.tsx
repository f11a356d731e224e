import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

import { baseCss } from '@/components/base-css';
import { fontCss, fontPreloads } from '@/site-config/fonts';
import { isSpecialSegment } from '@/site-config/segments';
import { site } from '@/site-config/site';
import { themeCss } from '@/site-config/theme-css';
import { firstPaintScript, SPECIAL_ATTRIBUTE } from '@/visitor/number/first-paint';
import { templateCss } from '@/wp-templates/css';

import type { DocumentContext, DocumentInitialProps } from 'next/document';

/** Printed into every page: a style sheet of its own would be one more request before anything is drawn. */
const css = fontCss(site) + themeCss(site) + baseCss + templateCss;

/** Its hash is in the Content-Security-Policy (next.config.ts). */
const firstPaint = firstPaintScript(site);

const part = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

/** What Next hands to a document is of any type: the segment of a page that has one. */
function segmentOf(pageProps: unknown): string | null {
  const segment = part(part(pageProps, 'visit'), 'segment');
  return typeof segment === 'string' ? segment : null;
}

export default class BrandDocument extends Document {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const isSpecial = isSpecialSegment(segmentOf(this.props.__NEXT_DATA__.props.pageProps));
    return (
      // A new page begins at its top: only jumps within a page are smooth.
      <Html lang="en-US" data-scroll-behavior="smooth" {...(isSpecial && { [SPECIAL_ATTRIBUTE]: '' })}>
        <Head>
          <link rel="icon" href={site.favicon} type="image/svg+xml" />
          {fontPreloads(site).map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
          ))}
          <style dangerouslySetInnerHTML={{ __html: css }} />
          <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
        </Head>
        <body data-call-number={site.mainPhone}>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

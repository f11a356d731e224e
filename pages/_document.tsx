import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

import { plainText } from '@/bridge/html/clean';
import { baseCss } from '@/components/base-css';
import { BrandIcons } from '@/components/BrandIcons/BrandIcons';
import { scriptText } from '@/components/PageHead/script-text';
import { ShareTags } from '@/components/PageHead/ShareTags';
import { fontCss, fontPreloads } from '@/site-config/fonts';
import { isSpecialSegment } from '@/site-config/segments';
import { site } from '@/site-config/site';
import { themeCss } from '@/site-config/theme-css';
import { earlyErrorsScript } from '@/visitor/errors/early';
import { firstPaintScript, SPECIAL_ATTRIBUTE } from '@/visitor/number/first-paint';
import { templateCss } from '@/wp-templates/css';
import { drawnPage, withoutMachineFacts } from '@/wp-templates/shared/structured-data/drawn-page';
import { machineView } from '@/wp-templates/shared/structured-data/machine-view';

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
    const data = this.props.__NEXT_DATA__;
    const isSpecial = isSpecialSegment(segmentOf(data.props.pageProps));
    const page = drawnPage(data.props.pageProps);
    const machine = page && machineView(page, site, plainText);
    // What is printed below for machines is not sent to the browser once more. This object is the document's own.
    data.props = { ...data.props, pageProps: withoutMachineFacts(data.props.pageProps) };
    return (
      // A new page begins at its top: only jumps within a page are smooth.
      <Html lang="en-US" data-scroll-behavior="smooth" {...(isSpecial && { [SPECIAL_ATTRIBUTE]: '' })}>
        <Head>
          <BrandIcons site={site} />
          {fontPreloads(site).map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
          ))}
          {page && machine && <ShareTags head={page.page.head} type={machine.share} />}
          <style dangerouslySetInnerHTML={{ __html: css }} />
          {process.env.FOOTBRIDGE_REPORTS_ERRORS && <script dangerouslySetInnerHTML={{ __html: earlyErrorsScript }} />}
          <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
        </Head>
        <body data-call-number={site.mainPhone}>
          <Main />
          <NextScript />
          {/* Last: it hurries nobody. */}
          {machine?.data.map((one) => (
            <script key={scriptText(one)} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(one) }} />
          ))}
        </body>
      </Html>
    );
  }
}

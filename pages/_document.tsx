import Document, { Head, Html, Main, NextScript } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

import { plainText } from '@/bridge/html/clean';
import { BrandIcons } from '@/components/BrandIcons/BrandIcons';
import { cssParts, usedCss } from '@/components/css/used-css';
import { scriptText } from '@/components/PageHead/script-text';
import { ShareTags } from '@/components/PageHead/ShareTags';
import { fontCss, fontPreloads } from '@/site-config/fonts';
import { isSpecialSegment } from '@/site-config/segments';
import { site } from '@/site-config/site';
import { themeCss } from '@/site-config/theme-css';
import { earlyErrorsScript } from '@/visitor/errors/early';
import { LATE_ATTRIBUTE, LATE_SHEET, LATE_TYPE, lateScriptsStarter } from '@/visitor/late-scripts';
import { firstPaintScript, SPECIAL_ATTRIBUTE } from '@/visitor/number/first-paint';
import { markTexts } from '@/wp-templates/shared/sent-once/mark';
import { browserProps, drawnPage } from '@/wp-templates/shared/structured-data/drawn-page';
import { machineView } from '@/wp-templates/shared/structured-data/machine-view';
import { styleSheet } from '@/wp-templates/style-sheet';

import type { DocumentContext, DocumentInitialProps } from 'next/document';
import type { ReactElement } from 'react';

/** Printed into every page: a style sheet of its own would be one more request before anything is drawn. */
const brandCss = fontCss(site) + themeCss(site);
/** Of these a page gets the rules of what it shows, the rest with its scripts (docs/decisions/0025). */
const parts = cssParts(styleSheet.css);

/** Its hash is in the Content-Security-Policy (next.config.ts). */
const firstPaint = firstPaintScript(site);

const part = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

/** What Next hands to a document is of any type: the segment of a page that has one. */
function segmentOf(pageProps: unknown): string | null {
  const segment = part(part(pageProps, 'visit'), 'segment');
  return typeof segment === 'string' ? segment : null;
}

type Files = Parameters<Head['getScripts']>[0];

/** A script as data that names it. What names none stays as it is. */
function asData(script: ReactElement<{ src?: string; noModule?: boolean }>): ReactElement {
  const { src, noModule } = script.props;
  return src && !noModule ? <script key={script.key} type={LATE_TYPE} {...{ [LATE_ATTRIBUTE]: src }} /> : script;
}

/** In development scripts begin as Next has it: its server puts some of its own between them. */
const isLate = process.env.NODE_ENV !== 'development';

/** Its scripts are begun by lateScriptsStarter, after the first paint (docs/decisions/0021). */
class LateHead extends Head {
  override getScripts(files: Files) {
    const scripts = super.getScripts(files);
    return isLate ? scripts.map(asData) : scripts;
  }

  /** None: a browser that knows no modules does not know the starter's words either, and has the page without script. */
  override getPolyfillScripts() {
    return isLate ? [] : super.getPolyfillScripts();
  }

  override getDynamicChunks(files: Files) {
    const scripts = super.getDynamicChunks(files);
    return isLate ? scripts.map((script) => script && asData(script)) : scripts;
  }
}

interface SentOnce {
  /** The page's view for the browser, without what it finds in the HTML; absent where all of it is sent. */
  browserView?: unknown;
  /** The rules of what the page shows. */
  css: string;
}

export default class BrandDocument extends Document<SentOnce> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & SentOnce> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    let drawn: unknown;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            drawn = props.pageProps;
            return sheet.collectStyles(<App {...props} />);
          },
        });
      const initial = await Document.getInitialProps(context);
      const page = drawnPage(drawn);
      // React compares HTML and props in development, and would speak of the mark.
      const sent = page && process.env.NODE_ENV !== 'development' ? markTexts(initial.html, page) : null;
      const css = isLate ? usedCss(parts, initial.html) : styleSheet.css;
      return { ...initial, css, ...(sent && { html: sent.html, browserView: sent.view }), styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const data = this.props.__NEXT_DATA__;
    const isSpecial = isSpecialSegment(segmentOf(data.props.pageProps));
    const page = drawnPage(data.props.pageProps);
    const machine = page && machineView(page, site, plainText);
    // What is printed below for machines, or stands in the HTML, is not sent to the browser once more. This object is the document's own.
    data.props = { ...data.props, pageProps: browserProps(data.props.pageProps, this.props.browserView) };
    return (
      // A new page begins at its top: only jumps within a page are smooth.
      <Html lang="en-US" data-scroll-behavior="smooth" {...(isSpecial && { [SPECIAL_ATTRIBUTE]: '' })}>
        <LateHead>
          <BrandIcons site={site} />
          {fontPreloads(site).map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
          ))}
          {page && machine && <ShareTags head={page.page.head} type={machine.share} />}
          <style dangerouslySetInnerHTML={{ __html: brandCss + this.props.css }} />
          {isLate && <meta name={LATE_SHEET} content={styleSheet.href} />}
          {process.env.FOOTBRIDGE_REPORTS_ERRORS && <script dangerouslySetInnerHTML={{ __html: earlyErrorsScript }} />}
          <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
          {isLate && <script dangerouslySetInnerHTML={{ __html: lateScriptsStarter }} />}
        </LateHead>
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

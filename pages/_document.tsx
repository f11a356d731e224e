import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';

import { BLOCK_FAILS } from '@footbridge/shared/block-problems';
import { cleanHtml, plainText } from '@footbridge/bridge/wordpress/html/clean';
import { log } from '@footbridge/bridge/platform/log';
import { meters } from '@footbridge/bridge/platform/meters';
import { BrandIcons } from '@/components/BrandIcons/BrandIcons';
import { globalCss } from '@/components/css/global';
import { printedRules } from '@/components/css/printed-rules';
import { scriptText } from '@/components/PageHead/script-text';
import { ShareTags } from '@/components/PageHead/ShareTags';
import { blockCss } from '@/components/Prose/blocks';
import { BlockWatchContext, withoutFailing, type BlockWatch } from '@/components/Prose/failing-blocks';
import { speculationRules } from '@footbridge/browser/speculation-rules';
import { clientConfig, configWithout } from '@footbridge/shared/site/client-config';
import { fontCss, fontPreloads } from '@/site-config/fonts';
import { PAGE_DATA_ID } from '@footbridge/shared/page-facts';
import { isSpecialSegment } from '@footbridge/shared/segments';
import { site } from '@/site-config/site';
import { themeCss } from '@/site-config/theme-css';
import { VITALS_ATTRIBUTE } from '@footbridge/shared/vitals';
import { earlyErrorsScript } from '@footbridge/browser/errors/early-errors';
import { DEFERRED_SCRIPT_META, deferredScriptLoader } from '@footbridge/browser/deferred-script';
import { firstPaintScript, PAGE_ATTRIBUTE, SPECIAL_ATTRIBUTE } from '@footbridge/browser/number/first-paint';
import { pageFacts } from '@/wp-templates/shared/page-facts';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';

/** Inlined in every page, to save a render-blocking request. */
const everyPageCss = fontCss(site) + themeCss(site) + globalCss;

/** Their hashes are in the Content-Security-Policy (next.config.ts). */
const firstPaint = firstPaintScript(site);

/** In development the files come from Vite's server, with a client that reloads the page after an edit. */
const devServer = process.env.FOOTBRIDGE_VITE_URL;
const entry = devServer ? `${devServer}components/browser/main.ts` : process.env.FOOTBRIDGE_BROWSER_ENTRY;

const PROBLEM_STYLE = { padding: '2rem', whiteSpace: 'pre-wrap' } as const;

/** A head without Next's scripts, in development too (docs/decisions/0042). */
class StaticHead extends Head {
  override render() {
    // NextScript reads the same context later.
    this.context.unstable_runtimeJS = false;
    // Next hides the page until its own script shows it.
    this.context.isDevelopment = false;
    return super.render();
  }
}

interface Printed {
  /** CSS rules of the page's components. */
  css: string;
  /** In development, an error's message: Next then renders an overlay without content, which its own script would fill. */
  problem: string | undefined;
}

/** Renders the page's components, with their CSS. */
async function renderWithStyles(
  context: DocumentContext,
  watch: BlockWatch,
): Promise<DocumentInitialProps & Omit<Printed, 'problem'>> {
  const sheet = new ServerStyleSheet();
  const renderPage: DocumentContext['renderPage'] = () =>
    context.renderPage({
      enhanceApp: (App) => (props) =>
        sheet.collectStyles(
          <BlockWatchContext value={watch}>
            <App {...props} />
          </BlockWatchContext>,
        ),
    });
  try {
    const initial = await Document.getInitialProps({ ...context, renderPage });
    return { ...initial, css: printedRules(sheet) + blockCss(initial.html) };
  } finally {
    sheet.seal();
  }
}

export default class BrandDocument extends Document<Printed> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & Printed> {
    const [path] = context.asPath?.split('?', 1) ?? [];
    const rendered = await withoutFailing(
      (watch) => renderWithStyles(context, watch),
      (name, error) => log('warn', 'blocks', `${path}: ${name}: ${BLOCK_FAILS}; its plain form is shown`, error),
      (html) => cleanHtml(html, path).html,
    );
    return { ...rendered, problem: (devServer && context.err?.message) || undefined };
  }

  override render() {
    const { pageProps } = this.props.__NEXT_DATA__.props;
    const facts = pageFacts(pageProps);
    const config = configWithout(pageProps.layout?.unknownPaths ?? []);
    const machine = structuredDataView(pageProps, site, plainText);
    return (
      <Html
        lang="en-US"
        {...(isSpecialSegment(facts.segment) && { [SPECIAL_ATTRIBUTE]: '' })}
        {...(facts.callNumber && { [PAGE_ATTRIBUTE]: facts.callNumber })}
      >
        <StaticHead>
          <BrandIcons site={site} />
          {fontPreloads(site).map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
          ))}
          {machine && <ShareTags {...machine.share} />}
          <style dangerouslySetInnerHTML={{ __html: everyPageCss }} />
          {/* styled-components inserts rules of islands here; the page's own rules follow, so they win. */}
          <style data-styled="active" />
          <style dangerouslySetInnerHTML={{ __html: this.props.css }} />
          <meta name={DEFERRED_SCRIPT_META} content={entry} />
          {clientConfig.release && <script dangerouslySetInnerHTML={{ __html: earlyErrorsScript }} />}
          <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
          <script dangerouslySetInnerHTML={{ __html: deferredScriptLoader }} />
        </StaticHead>
        <body data-call-number={site.mainPhone} {...(meters() && { [VITALS_ATTRIBUTE]: '' })}>
          {this.props.problem && <pre style={PROBLEM_STYLE}>{this.props.problem}</pre>}
          <Main />
          <NextScript />
          <script
            type="application/json"
            id={PAGE_DATA_ID}
            dangerouslySetInnerHTML={{ __html: scriptText({ config, page: facts }) }}
          />
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
          {devServer && <script async type="module" src={`${devServer}@vite/client`} />}
          {/* Last, because only crawlers read it. */}
          {machine?.data.map((one) => (
            <script
              key={scriptText(one)}
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: scriptText(one) }}
            />
          ))}
        </body>
      </Html>
    );
  }
}

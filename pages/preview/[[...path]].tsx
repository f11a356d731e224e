import { answerPreview, type PreviewNotice as Notice } from '@footbridge/bridge/editors/editor/answer-preview';
import { nextRedirect } from '@footbridge/bridge/pages/page/next-redirect';
import { wordPressOrigins } from '@footbridge/bridge/wordpress/url/wordpress-addresses';
import { PageHead } from '@/components/PageHead/PageHead';
import { PreviewRibbon } from '@/components/PreviewRibbon/PreviewRibbon';
import { noticeTitle, PreviewNotice } from '@/wp-templates/preview/PreviewNotice';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { PreviewRibbonFacts } from '@footbridge/bridge/editors/editor/ribbon-facts';
import type { GetServerSideProps } from 'next';

type PreviewProps = (PageProps & { ribbon: PreviewRibbonFacts }) | { notice: Notice; layout: LayoutData };

/** Renders an unpublished text as the public page. */
export default function Preview(props: PreviewProps) {
  if ('notice' in props) {
    return (
      <>
        <PageHead head={{ title: noticeTitle(props.notice), description: '', canonical: '', noindex: true }} />
        <PreviewNotice notice={props.notice} />
      </>
    );
  }
  return (
    <TemplatePage {...props} prefix="Preview">
      <PreviewRibbon {...props.ribbon} />
    </TemplatePage>
  );
}

export const getServerSideProps: GetServerSideProps<PreviewProps> = async ({ req, res, params, query }) => {
  const path = params?.path;
  const segments = typeof path === 'string' ? [path] : (path ?? []);
  const entries = Object.entries(query).flatMap(([name, value]) =>
    name !== 'path' && typeof value === 'string' ? [[name, value]] : [],
  );
  const answer = await answerPreview(req, res, { segments, query: new URLSearchParams(entries) });
  if (answer.kind === 'redirect') return nextRedirect(answer.destination, 303, wordPressOrigins());
  if (answer.kind === 'notice') return { props: { notice: answer.notice, layout: answer.layout } };
  return { props: { ...pagePropsOf(answer.page), ribbon: answer.ribbon } };
};

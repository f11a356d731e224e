import { answerLive, type LiveNotice as Notice } from '@footbridge/bridge/editors/live/answer';
import { PageHead } from '@/components/PageHead/PageHead';
import { PreviewRibbon } from '@/components/PreviewRibbon/PreviewRibbon';
import { LiveNotice, liveTitle } from '@/wp-templates/preview/LiveNotice';
import { pagePropsOf, TemplatePage } from '@/wp-templates/TemplatePage';

import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { PreviewRibbonFacts } from '@footbridge/bridge/editors/editor/ribbon-facts';
import type { GetServerSideProps } from 'next';

type LiveProps =
  | (PageProps & { ribbon: PreviewRibbonFacts | null })
  | { notice: Notice; layout: LayoutData; origins: string[] };

/** Renders the live preview beside WordPress's editor, and share links (docs/editors.md). */
export default function Live(props: LiveProps) {
  if ('notice' in props)
    return (
      <>
        <PageHead head={{ title: liveTitle(props.notice), description: '', canonical: '', noindex: true }} />
        <LiveNotice notice={props.notice} />
      </>
    );
  return (
    <TemplatePage {...props} prefix="Preview">
      {props.ribbon && <PreviewRibbon {...props.ribbon} />}
    </TemplatePage>
  );
}

export const getServerSideProps: GetServerSideProps<LiveProps> = async ({ req, res }) => {
  const answer = await answerLive(req, res);
  if (answer.kind === 'notice') {
    const { notice, layout, origins } = answer;
    return { props: { notice, layout, origins } };
  }
  return { props: { ...pagePropsOf(answer.page), ribbon: answer.ribbon } };
};

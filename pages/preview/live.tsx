import { answerLive } from '@/bridge/editors/live/answer';
import { PageHead } from '@/components/PageHead/PageHead';
import { PreviewRibbon } from '@/components/PreviewRibbon/PreviewRibbon';
import { LiveNotice, liveTitle } from '@/wp-templates/preview/LiveNotice';
import { TemplateView } from '@/wp-templates/views';

import type { LayoutData, LiveNotice as Notice, PageProps, PreviewRibbonFacts } from '@/bridge/wordpress/types';
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
  const { template, page, view, ribbon } = props;
  return (
    <>
      <PageHead head={{ ...page.head, title: `Preview: ${page.head.title}` }} />
      {ribbon && <PreviewRibbon {...ribbon} />}
      <TemplateView template={template} view={view} />
    </>
  );
}

export const getServerSideProps: GetServerSideProps<LiveProps> = async ({ req, res }) => {
  const answer = await answerLive(req, res);
  if (answer.kind === 'notice') {
    const { notice, layout, origins } = answer;
    return { props: { notice, layout, origins } };
  }
  const { template, page, view, layout, visit } = answer.page;
  return { props: { template, page, view, layout, visit, ribbon: answer.ribbon } };
};

import styled from 'styled-components';
import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Link } from '@/components/Link/Link';
import { Picture } from '@/components/Picture/Picture';
import { Prose } from '@/components/Prose/Prose';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { ImageView, InlineText } from '@footbridge/bridge/wordpress/types';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import type { ViewProps } from '../shared/define-template';

const Root = styled.figure`
  img {
    max-height: 80vh;
    width: auto;
    border-radius: var(--radius);
  }
  audio {
    width: min(100%, 40rem);
  }
  figcaption {
    max-width: 40rem;
    margin: var(--space-2) 0 var(--space-5);
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

export interface FileView {
  url: string;
  /** "PDF, 1.2 MB", as far as known. */
  facts: string;
  /** Null if the browser cannot play it. */
  plays: 'audio' | 'video' | null;
}

export interface AttachmentView {
  title: InlineText;
  /** The page that the file was uploaded to. */
  parent: LinkView | null;
  picture: ImageView | null;
  file: FileView | null;
  /** HTML. */
  caption: string;
  description: string;
}

/** Loads nothing before playback. */
function Player({ url, plays }: FileView) {
  const Media = plays === 'audio' ? 'audio' : 'video';
  return <Media controls preload="none" src={url} />;
}

/** The page of an uploaded file: the picture, or a link to the file. */
export function AttachmentPage({ template, view }: ViewProps<AttachmentView>) {
  const { title, parent, picture, file, caption, description } = view;
  return (
    <main data-template={template}>
      <TitleBlock trail={parent ? [parent] : []} title={title.text} titleHtml={title.html} />
      <PageBody.Root>
        <Root>
          {picture && <Picture image={picture} sizes="(min-width: 1280px) 1200px, 100vw" priority />}
          {file?.plays && <Player {...file} />}
          {caption && <figcaption dangerouslySetInnerHTML={{ __html: caption }} />}
        </Root>
        {description && <Prose html={description} />}
        {file && (
          <PageBody.Note>
            <a href={file.url}>{picture ? 'Open the full picture' : 'Open the file'}</a>
            {file.facts && ` (${file.facts})`}
          </PageBody.Note>
        )}
        {parent && (
          <PageBody.Note>
            It is part of <Link href={parent.url}>{parent.title}</Link>.
          </PageBody.Note>
        )}
      </PageBody.Root>
      <CallToAction />
    </main>
  );
}

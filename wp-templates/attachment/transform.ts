import type { ImageView, InlineText, TransformResult, TransformTools } from '@/bridge/wordpress/types';
import type { GetAttachmentQuery } from '@/gql/graphql';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { linkView } from '../shared/links';
import { pageInfo } from '../shared/page-info';
import { prose } from '../shared/prose';
import { titleView } from '../shared/text';

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

type Item = NonNullable<GetAttachmentQuery['mediaItem']>;

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats bytes: "925 byte", "41 kB", "1.2 MB". */
function readableSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const format = { style: 'unit', unit: UNITS[power], maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat('en-US', format).format(bytes / 1000 ** power);
}

function fileView({ mediaItemUrl, sourceUrl, mimeType, fileSize }: Item, tools: TransformTools): FileView | null {
  const url = tools.link(mediaItemUrl ?? sourceUrl);
  if (!url) return null;
  const ending = /\.([a-z0-9]{2,5})(?:$|\?)/i.exec(url)?.[1]?.toUpperCase();
  const kind = mimeType?.split('/')[0];
  return {
    url,
    facts: [ending, fileSize ? readableSize(fileSize) : ''].filter(Boolean).join(', '),
    plays: kind === 'audio' || kind === 'video' ? kind : null,
  };
}

/** Transforms an uploaded file's page. */
export function transformAttachment(
  { mediaItem: item }: GetAttachmentQuery,
  tools: TransformTools,
): TransformResult<AttachmentView> | null {
  if (!item) return null;
  const title = titleView(item.title, tools);
  const picture = item.mimeType?.startsWith('image/') ? tools.image(item) : null;
  const summary = item.description || item.caption;
  return {
    page: pageInfo({ id: item.databaseId, uri: item.uri, title: title.text, summary, image: picture }, tools),
    view: {
      title,
      parent: item.parent && linkView(item.parent.node, tools),
      picture,
      file: fileView(item, tools),
      caption: prose(item.caption, tools).html,
      description: prose(item.description, tools).html,
    },
  };
}

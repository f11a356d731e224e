import type { TransformTools } from '@/bridge/wordpress/types';
import type { RelatedFieldsFragment } from '@/gql/graphql';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';
import { linkView } from './links';

type Pages = { nodes: (RelatedFieldsFragment | null)[] } | null | undefined;
type Topic = { __typename?: string; name?: string | null; uri?: string | null; contentNodes?: Pages } | null;

interface Tagged {
  pageSettings?: { gtRelatedTags?: { nodes: Topic[] } | null } | null;
  treatmentTopics?: { nodes: Topic[] } | null;
}

/** Yields lists of related pages: by the editor's tags (gt_related_tags), then by the node's topics. */
export function* topicLists({ pageSettings, treatmentTopics }: Tagged): Generator<Pages> {
  for (const topic of pageSettings?.gtRelatedTags?.nodes ?? []) yield topic?.contentNodes;
  for (const topic of treatmentTopics?.nodes ?? []) yield topic?.contentNodes;
}

/** Returns links to the tags' archives (specification, section 3 "gt_related_tags"). */
export function topicLinks({ pageSettings }: Tagged, tools: TransformTools): LinkView[] {
  return (pageSettings?.gtRelatedTags?.nodes ?? []).flatMap((topic) => (topic?.name && linkView(topic, tools)) || []);
}

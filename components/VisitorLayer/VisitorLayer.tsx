import dynamic from 'next/dynamic';
import { useLayoutEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { VisitFacts } from '@/bridge/types';
import { mayBeEditor } from '@/visitor/editor/login';
import { sessionState } from '@/visitor/state/session';
import { startVisit, visitPage } from '@/visitor/visit';
import { StickyBar } from '../StickyBar/StickyBar';
import { useStickyBar } from '../StickyBar/useStickyBar';
import { useAbandonModal } from './useAbandonModal';

const AbandonModal = dynamic(() => import('../AbandonModal/AbandonModal').then((late) => late.AbandonModal), { ssr: false });
const AdminBar = dynamic(() => import('../AdminBar/AdminBar').then((late) => late.AdminBar), { ssr: false });
const PrivacyLayer = dynamic(() => import('../PrivacyLayer/PrivacyLayer').then((late) => late.PrivacyLayer), { ssr: false });
const GeotargetTab = dynamic(() => import('../GeotargetTab/GeotargetTab').then((late) => late.GeotargetTab), { ssr: false });

export interface VisitorLayerProps {
  /** What the page says of itself; null on the 404 page. */
  facts: VisitFacts | null;
  /** Of the page that is shown, with its query, without its fragment. */
  path: string;
}

/**
 * All that the site does for its one visitor, and what of it is drawn. Not part of the first load: see visitor/use-late.ts.
 * What only some see (tab, modal, keywords, the editors' bar) comes in chunks of its own.
 */
export function VisitorLayer({ facts, path }: VisitorLayerProps): ReactNode {
  // Before the page is painted: its number would be the last page's for one frame.
  useLayoutEffect(() => {
    startVisit();
    return visitPage({ path: path.replace(/\?.*$/s, ''), facts });
  }, [facts, path]);
  const bar = useStickyBar(facts);
  const hasTab = useStore(sessionState, ({ geolocation, isNotificationBarOpen }) => Boolean(geolocation?.facility) && isNotificationBarOpen);
  const [isAsking, stopAsking] = useAbandonModal(path);
  return (
    <>
      {mayBeEditor() && <AdminBar path={path} />}
      {hasTab && <GeotargetTab tags={facts?.tags} />}
      {bar && <StickyBar bar={bar} pageKey={path} />}
      {process.env.FOOTBRIDGE_ASKS_CONSENT && <PrivacyLayer facts={facts} path={path} />}
      {isAsking && <AbandonModal onClose={stopAsking} />}
    </>
  );
}

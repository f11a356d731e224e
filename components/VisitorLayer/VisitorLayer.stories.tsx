import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';
import { SEGMENTS, type Segment } from '@/site-config/segments';
import { ABANDON_EVENT } from '@/visitor/abandon/event';
import { removeCookie, setCookie } from '@/visitor/cookies';
import { localState } from '@/visitor/state/local';
import { sessionState } from '@/visitor/state/session';
import type { IntentScore } from '@/visitor/state/types';
import { Button } from '../Button/Button';
import { Frame } from '../Frame/Frame';
import { frame } from '../Frame/frame.fixture';
import { VisitorLayer } from './VisitorLayer';

const NONE = 'none is near';
const EMPTY = 'none (field left empty)';
const NOT_FOUND = '404 page';

interface Controls {
  path: string;
  heading: string;
  segment: Segment | typeof EMPTY | typeof NOT_FOUND;
  score: IntentScore;
  /** The cookie alumni-entrance. */
  isAlumni: boolean;
  /** The session's veteran-phone flag. */
  useVetPhone: boolean;
  facility: string;
}

function factsOf(segment: Controls['segment']) {
  if (segment === NOT_FOUND) return null;
  const stickyBar = segment === EMPTY ? null : { title: `The bar of ${segment}`, subtitle: 'Folds itself after 5 s.', buttons: [] };
  return { segment: segment === EMPTY ? null : segment, stickyBar, tags: [] };
}

/** Puts into the visitor's browser what the controls say. */
function useVisitor({ score, isAlumni, useVetPhone, facility }: Controls) {
  useEffect(() => {
    if (isAlumni) setCookie('alumni-entrance', 'true');
    else removeCookie('alumni-entrance');
    const found = FACILITIES.find(({ chartFacName }) => chartFacName === facility);
    const near = found ? { ...found, url: facilityUrl(found), distance: 4 } : null;
    sessionState.setState({
      useVetPhone,
      isNotificationBarOpen: true,
      // The score is the controls' to say.
      isFacilityScored: true,
      geolocation: { facility: near, nearest: near, distance: near && 4, city: null, region: null, country: null },
    });
    localState.setState({ callTrackingIntentScore: score, pagesScrolled50: [], lastVisitedTimestamp: Date.now() });
  }, [score, isAlumni, useVetPhone, facility]);
}

/** What the browser holds, as it changes. */
function Held() {
  const local = useStore(localState);
  const { geolocation, ...session } = useStore(sessionState);
  const [, redraw] = useState(0);
  useEffect(() => {
    // Cookies and the body's attribute tell nobody that they change.
    const timer = setInterval(() => redraw((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  const held = { number: document.body.dataset.callNumber, cookies: document.cookie.split('; '), local, session: { ...session, near: geolocation?.facility?.chartFacName } };
  return (
    <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13 }}>{JSON.stringify(held, null, 2)}</pre>
  );
}

function Playground(controls: Controls) {
  const { path, heading, segment } = controls;
  useVisitor(controls);
  const facts = useMemo(() => factsOf(segment), [segment]);
  return (
    <>
      <Frame frame={frame}>
        <main className="page-section" style={{ minHeight: '180vh' }}>
          <h1 key={path}>{heading}</h1>
          <p>Scroll past the half, leave at the top of the window, or:</p>
          <p className="button-row">
            <Button onClick={() => window.dispatchEvent(new Event(ABANDON_EVENT))}>Send the abandon-modal event</Button>
            <Button theme="secondary" onClick={() => sessionState.setState({ isAbandonModalShown: false })}>
              Let the modal come again
            </Button>
          </p>
          <Held />
        </main>
      </Frame>
      <VisitorLayer facts={facts} path={path} />
    </>
  );
}

/** A visit to play with: what the site keeps, shows and dials for one visitor. */
const meta: Meta<Controls> = {
  title: 'Visitor/Playground',
  render: (args) => <Playground {...args} />,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    path: { control: 'select', options: ['/about/', '/contact/', '/alumni/', '/las-vegas-program/veteran-program/', '/mental-health/', '/first-responders/'] },
    heading: { control: 'text' },
    segment: { control: 'select', options: [...SEGMENTS, EMPTY, NOT_FOUND] },
    score: { control: 'inline-radio', options: [0, 1, 2] },
    isAlumni: { control: 'boolean' },
    useVetPhone: { control: 'boolean' },
    facility: { control: 'select', options: [...FACILITIES.map(({ chartFacName }) => chartFacName), NONE] },
  },
  args: { path: '/about/', heading: 'About alcohol', segment: 'info', score: 0, isAlumni: false, useVetPhone: false, facility: NONE },
};
export default meta;

type Story = StoryObj<Controls>;

export const FirstVisit: Story = {};
export const ScoreOne: Story = { args: { score: 1 } };
export const ScoreTwo: Story = { args: { score: 2 } };
export const Alumni: Story = { args: { isAlumni: true, score: 2 } };
export const Veteran: Story = { args: { useVetPhone: true } };
export const SpecialPath: Story = { args: { path: '/contact/' } };
export const NearLasVegas: Story = { args: { facility: 'Desert Hope Treatment Center', score: 1 } };
export const WithoutSegment: Story = { args: { segment: EMPTY } };

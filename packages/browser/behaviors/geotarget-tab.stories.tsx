import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useEffect } from 'react';
import { screen } from 'storybook/test';
import { FACILITIES, facilityUrl } from '@/site-config/facilities';
import { sessionState } from '@footbridge/browser/state/session';
import { Layout } from '@/components/Layout/Layout';
import { layout } from '@/components/Layout/layout.fixture';
import { Prose } from '@/components/Prose/Prose';
import { showGeotargetTab } from './geotarget-tab';

interface Controls {
  /** Which entry of the geotarget table matched; none: nothing is drawn. */
  facility: string;
  /** Miles. */
  distance: number;
  tags: string[];
  /** The visitor has put it away in this session. */
  isPutAway: boolean;
}

const NONE = 'none is near';
const entry = (name: string) => FACILITIES.find(({ chartFacName }) => chartFacName === name) ?? null;

/** The tab with the session that the controls describe, on a page to see what it covers. */
function InSession({ facility, distance, tags, isPutAway }: Controls) {
  useEffect(() => {
    const matched = entry(facility);
    const near = matched && { ...matched, url: facilityUrl(matched), distance };
    sessionState.setState({
      isNotificationBarOpen: !isPutAway,
      geolocation: { facility: near, nearest: near, distance, city: null, region: null, country: null },
    });
    if (!isPutAway) showGeotargetTab(tags);
    return () => {
      document.querySelector('.geotarget-tab')?.remove();
      sessionState.setState(sessionState.getInitialState());
    };
  }, [facility, distance, isPutAway, tags]);
  return (
    <Layout layout={layout}>
      <main>
        <Prose
          html={`<h1>A page</h1>${'<p>Words that a visitor reads while the tab waits at the side of the window, and covers none of them.</p>'.repeat(12)}`}
        />
      </main>
    </Layout>
  );
}

const meta: Meta<Controls> = {
  title: 'Visitor/GeotargetTab',
  render: (args) => <InSession {...args} />,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    facility: { control: 'select', options: [...FACILITIES.map(({ chartFacName }) => chartFacName), NONE] },
    distance: { control: { type: 'range', min: 0, max: 150, step: 0.1 } },
    tags: { control: 'object' },
    isPutAway: { control: 'boolean' },
  },
  args: { facility: 'Desert Hope Treatment Center', distance: 4.2, tags: [], isPutAway: false },
};
export default meta;

type Story = StoryObj<Controls>;

const open: Story['play'] = async ({ userEvent }) => {
  // The tab is a child of the body, outside of the canvas.
  await userEvent.click(await screen.findByRole('button', { name: /^Near you/ }));
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const OnAPageWithTags: Story = { args: { tags: ['Alcohol', 'Veterans', 'Families'] }, play: open };
export const AnotherBrands: Story = { args: { facility: 'River Oaks Treatment Center', distance: 31.4 }, play: open };
export const NothingNear: Story = { args: { facility: NONE } };
export const PutAway: Story = { args: { isPutAway: true } };

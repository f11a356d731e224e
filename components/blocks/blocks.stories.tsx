import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { facilities, headings, links, people, picture, posts, questions, reviews } from '../content.fixture';
import { comparison } from '../ComparisonChart/ComparisonChart.fixture';
import { PageContext } from '../page-context';
import { Prose } from '../Prose/Prose';
import { BandContext } from '../Section/Section';
import { blocks } from './registry';

interface ShownBlock {
  name: string;
  attributes?: object;
  data?: unknown;
  /** HTML of the inner blocks. */
  inner?: string;
}

const PAGE = {
  title: 'A calm title',
  titleHtml: '',
  picture,
  byline: { people: people.map((person) => ({ ...person, role: 'Written by' })), updated: 'June 30, 2026' },
  headings,
  related: links,
  topics: [],
  rating: { value: 4.6, count: 120 },
};

/** Blocks below each other, in a text's column or as bands. */
function Shown({ shown, isBands = false }: { shown: ShownBlock[]; isBands?: boolean }) {
  return (
    <PageContext value={PAGE}>
      <BandContext value={isBands}>
        {shown.map(({ name, attributes = {}, data, inner = '' }) => {
          const block = blocks[`footbridge/${name}`];
          return block ? (
            <block.Block key={name} attributes={block.attributes.parse(attributes)} data={data}>
              {inner && <Prose html={inner} />}
            </block.Block>
          ) : null;
        })}
      </BandContext>
    </PageContext>
  );
}

const meta: Meta<typeof Shown> = { title: 'Content/Blocks', component: Shown };
export default meta;

type Story = StoryObj<typeof Shown>;

const VIDEO =
  '<p><a class="video-facade" data-video="youtube/aqz-KE-bpKQ" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">Watch: a tour of the house</a></p>';
const STEPS = '<ol><li>You speak with someone from admissions.</li><li>You decide what comes next.</li></ol>';

export const Calls: Story = {
  args: {
    shown: [
      {
        name: 'call-to-action',
        attributes: { heading: 'Not sure what to ask?' },
        inner: '<p>Say what worries you.</p>',
      },
      { name: 'steps', inner: STEPS },
      { name: 'call-button', attributes: { text: 'Talk with us' } },
      { name: 'crisis-box', attributes: { heading: 'In an emergency' } },
    ],
  },
};
export const Forms: Story = {
  args: {
    shown: [
      { name: 'facility-question', data: { name: 'Desert Hope' } },
      { name: 'callback-form' },
      { name: 'self-check' },
    ],
  },
};
export const Insurance: Story = { args: { shown: [{ name: 'insurance-check' }, { name: 'payer-list' }] } };
export const Places: Story = {
  args: {
    shown: [
      { name: 'facility-card', attributes: { facility: 1 }, data: facilities[0] },
      { name: 'facilities', attributes: { layout: 'rows' }, data: { cards: facilities, places: [] } },
      { name: 'comparison-chart', data: comparison },
    ],
  },
};
export const People: Story = {
  args: {
    shown: [
      { name: 'byline' },
      { name: 'people', data: people },
      {
        name: 'quote',
        attributes: { name: 'Grace Whitfield', role: 'Nurse' },
        data: { picture },
        inner: '<p>Someone is awake with you.</p>',
      },
    ],
  },
};
export const Opinions: Story = {
  args: {
    shown: [
      { name: 'rating', data: { average: null } },
      { name: 'reviews', data: { quotes: reviews, average: null } },
    ],
  },
};
export const Facts: Story = {
  args: {
    shown: [
      { name: 'statistics' },
      { name: 'levels-of-care' },
      { name: 'questions', attributes: { heading: 'Questions' }, inner: questions },
    ],
  },
};
export const Links: Story = {
  args: {
    shown: [
      { name: 'table-of-contents' },
      { name: 'promotion-cards' },
      { name: 'related-pages', data: [] },
      { name: 'articles', data: posts },
      { name: 'video', data: VIDEO },
    ],
  },
};
export const Bands: Story = {
  args: {
    isBands: true,
    shown: [
      { name: 'hero', attributes: { sentence: 'You do not need a decision to begin.' } },
      { name: 'ways-in' },
      {
        name: 'introduction',
        data: { accreditations: ['The Joint Commission'] },
        inner: '<p>What we publish is held to a written standard.</p>',
      },
      { name: 'levels-of-care' },
    ],
  },
  parameters: { layout: 'fullscreen' },
};

/** Parts of pages that stand in no block; those of blocks are in blocks/blocks.stories.tsx. */
import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { ArticleList as Articles } from './ArticleList/ArticleList';
import { facilities, links, picture } from './content.fixture';
import { CrisisText as Crisis } from './CrisisText/CrisisText';
import { IframeFacade } from './Facade/IframeFacade';
import { FacilityFacts } from './FacilityFacts/FacilityFacts';
import { FacilityMap } from './FacilityMap/FacilityMap';
import { Facts as FactList } from './Facts/Facts';
import { Gallery as Photos } from './Gallery/Gallery';
import { Chevron, Warning } from './Icon/Icon';
import { More as Disclosure } from './More/More';
import { NearbyForm } from './NearbyForm/NearbyForm';
import { Pagination } from './Pagination/Pagination';
import { PartLinks } from './PartLinks/PartLinks';
import { PostPasswordContext } from './Protected/post-password-context';
import { Protected } from './Protected/Protected';
import { ReviewSources } from './ReviewSources/ReviewSources';
import { SearchForm } from './SearchForm/SearchForm';
import { TitleBlock } from './TitleBlock/TitleBlock';

const meta: Meta = { title: 'Content/Parts of pages' };
export default meta;

export const ArticleList: StoryObj = {
  render: () => <Articles id="written" title="Articles by Elena Marsh" articles={links} count={2} />,
};
export const CrisisText: StoryObj = {
  render: () => <Crisis>In an emergency call 911. In a crisis call or text 988.</Crisis>,
};
export const ReviewFacade: StoryObj = {
  render: () => (
    <IframeFacade
      className="review-widget"
      src="about:blank"
      page="https://reviews.example.org/"
      title="Reviews of Desert Hope on reviews.example.org"
    >
      <b>Show reviews from reviews.example.org</b>: they load from there, and it will see that you viewed them
    </IframeFacade>
  ),
};
export const MapFacade: StoryObj = {
  render: () => (
    <FacilityMap
      name="Desert Hope Treatment Center"
      latitude={36.1699}
      longitude={-115.1398}
      embed="about:blank"
      page="https://www.openstreetmap.org/"
    />
  ),
};
export const Facts: StoryObj = {
  render: () => <FactList facts={[{ name: 'Works with', values: ['Desert Hope', 'Laguna Treatment Center'] }]} />,
};
export const Gallery: StoryObj = { render: () => <Photos photos={[picture, picture, picture]} /> };
export const More: StoryObj = { render: () => <Disclosure label="Show 3 more">What was left out.</Disclosure> };
export const ByDistance: StoryObj = { render: () => <NearbyForm path="/nearby/" /> };
export const ByDistanceRefused: StoryObj = {
  render: () => <NearbyForm path="/nearby/" typed="8910" error="A US ZIP code has five digits, such as 02138." />,
};
export const PagesOfAList: StoryObj = { render: () => <Pagination base="/news/" page={5} pages={12} /> };
export const PartsOfAText: StoryObj = { render: () => <PartLinks part={2} count={3} base="/a-long-read/" /> };
export const SourcesOfReviews: StoryObj = {
  render: () => (
    <ReviewSources
      sources={[
        { name: 'All', url: '/about/testimonials/', count: 1312, isShown: false },
        { name: 'Google', url: '/about/testimonials/from/google/', count: 96, isShown: true },
      ]}
    />
  ),
};
export const Search: StoryObj = { render: () => <SearchForm words="what detox is" /> };
export const Title: StoryObj = {
  render: () => (
    <TitleBlock
      trail={[{ title: 'First steps', url: '/category/first-steps/' }]}
      eyebrow="Las Vegas, NV"
      title="Desert Hope Treatment Center"
      intro="Detox, residential and day treatment."
    />
  ),
  parameters: { layout: 'fullscreen' },
};

const facts = { treatments: [], amenities: [], accreditations: [], license: '', directionsUrl: null, videoUrl: null };
export const FactsOfFacilities: StoryObj = {
  render: () => (
    <>
      {facilities.map((card) => (
        <FacilityFacts
          key={card.id}
          card={card}
          {...facts}
          treatments={['Medical detox', 'Outpatient']}
          license="SAMPLE"
        />
      ))}
    </>
  ),
};
export const Icons: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, fontSize: 32 }}>
      {(['up', 'right', 'down', 'left'] as const).map((direction) => (
        <Chevron key={direction} direction={direction} />
      ))}
      <Warning title="Warning" />
    </div>
  ),
};
const locked = (failure: 'wrong' | 'too-many' | null): StoryObj => ({
  render: () => (
    <PostPasswordContext value={{ path: '/alumni/reunion/', failure }}>
      <Protected />
    </PostPasswordContext>
  ),
});
export const ProtectedPage = locked(null);
export const ProtectedPageWrongPassword = locked('wrong');
export const ProtectedPageTooManyTries = locked('too-many');

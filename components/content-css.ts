import { accreditation } from './Accreditation/Accreditation.css';
import { avatar } from './Avatar/Avatar.css';
import { breadcrumbs } from './Breadcrumbs/Breadcrumbs.css';
import { byline } from './Byline/Byline.css';
import { callToAction } from './CallToAction/CallToAction.css';
import { commentForm } from './CommentForm/CommentForm.css';
import { checkbox } from './Checkbox/Checkbox.css';
import { choice } from './Choice/Choice.css';
import { comment } from './Comments/Comment.css';
import { comments } from './Comments/Comments.css';
import { comparisonChart } from './ComparisonChart/ComparisonChart.css';
import { contributorCard } from './ContributorCard/ContributorCard.css';
import { errorSummary } from './ErrorSummary/ErrorSummary.css';
import { eyebrow } from './Eyebrow/Eyebrow.css';
import { facilityCard } from './FacilityCard/FacilityCard.css';
import { facilityMap } from './FacilityMap/FacilityMap.css';
import { facts } from './Facts/Facts.css';
import { facilityList } from './FacilityList/FacilityList.css';
import { field } from './Field/Field.css';
import { gallery } from './Gallery/Gallery.css';
import { geotargetTab } from './GeotargetTab/GeotargetTab.css';
import { hero } from './Hero/Hero.css';
import { island } from './Island/Island.css';
import { levelsPath } from './LevelsPath/LevelsPath.css';
import { more } from './More/More.css';
import { pageSection } from './PageSection/PageSection.css';
import { pagination } from './Pagination/Pagination.css';
import { partLinks } from './PartLinks/PartLinks.css';
import { payerSearch } from './PayerSearch/PayerSearch.css';
import { postCard } from './PostCard/PostCard.css';
import { protectedForm } from './Protected/Protected.css';
import { reviewSources } from './ReviewSources/ReviewSources.css';
import { reviewWidget } from './ReviewWidget/ReviewWidget.css';
import { rating } from './Rating/Rating.css';
import { relatedPages } from './RelatedPages/RelatedPages.css';
import { reviewQuotes } from './ReviewQuotes/ReviewQuotes.css';
import { searchForm } from './SearchForm/SearchForm.css';
import { statistics } from './Statistics/Statistics.css';
import { stepForm } from './StepForm/StepForm.css';
import { stickyBar } from './StickyBar/StickyBar.css';
import { tableOfContents } from './TableOfContents/TableOfContents.css';
import { titleBlock } from './TitleBlock/TitleBlock.css';
import { waysIn } from './WaysIn/WaysIn.css';

/**
 * The CSS of what stands between header and footer, part of baseCss. Server only.
 */
export const contentCss = [
  island, pageSection, titleBlock, breadcrumbs, eyebrow, avatar, contributorCard, rating, byline, tableOfContents,
  hero, waysIn, statistics, accreditation, levelsPath, facilityCard, facilityList, facts, gallery, facilityMap, comparisonChart,
  reviewQuotes, reviewSources, reviewWidget, partLinks, postCard, pagination, searchForm, relatedPages, more, callToAction,
  field, choice, checkbox, errorSummary, payerSearch, stepForm, protectedForm, comments, comment, commentForm, stickyBar, geotargetTab,
];

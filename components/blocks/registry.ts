import { callbackForm } from './CallbackForm/CallbackForm';
import { callButton } from './CallButton/CallButton';
import { crisisBox } from './CrisisBox/CrisisBox';
import { facilityCard } from './FacilityCard/FacilityCard';
import { selfCheck } from './SelfCheck/SelfCheck';

import { articles } from './Articles/Articles';
import { byline } from './Byline/Byline';
import { callToAction } from './CallToAction/CallToAction';
import { comparisonChart } from './ComparisonChart/ComparisonChart';
import { facilities } from './Facilities/Facilities';
import { facilityQuestion } from './FacilityQuestion/FacilityQuestion';
import { hero } from './Hero/Hero';
import { insuranceCheck } from './InsuranceCheck/InsuranceCheck';
import { introduction } from './Introduction/Introduction';
import { levelsOfCare } from './LevelsOfCare/LevelsOfCare';
import { payerList } from './PayerList/PayerList';
import { people } from './People/People';
import { promotionCards } from './PromotionCards/PromotionCards';
import { questions } from './Questions/Questions';
import { quote } from './Quote/Quote';
import { rating } from './Rating/Rating';
import { relatedPages } from './RelatedPages/RelatedPages';
import { reviews } from './Reviews/Reviews';
import { statistics } from './Statistics/Statistics';
import { steps } from './Steps/Steps';
import { tableOfContents } from './TableOfContents/TableOfContents';
import { video } from './Video/Video';
import { waysIn } from './WaysIn/WaysIn';

import type { blockAttributes } from '@/gql/blocks';
import type { ThemeBlock } from './define-block';

/**
 * The blocks that this theme renders in place of WordPress, by their names there: the plugin's (`footbridge/…`), and those of other
 * plugins (`acme/hero`, `acf/team`). docs/blocks.md explains how to add one.
 */
export const blocks: Readonly<Record<keyof typeof blockAttributes, ThemeBlock> & Record<string, ThemeBlock>> = {
  'footbridge/call-button': callButton,
  'footbridge/articles': articles,
  'footbridge/byline': byline,
  'footbridge/call-to-action': callToAction,
  'footbridge/comparison-chart': comparisonChart,
  'footbridge/facilities': facilities,
  'footbridge/facility-question': facilityQuestion,
  'footbridge/hero': hero,
  'footbridge/insurance-check': insuranceCheck,
  'footbridge/introduction': introduction,
  'footbridge/levels-of-care': levelsOfCare,
  'footbridge/payer-list': payerList,
  'footbridge/people': people,
  'footbridge/promotion-cards': promotionCards,
  'footbridge/questions': questions,
  'footbridge/quote': quote,
  'footbridge/rating': rating,
  'footbridge/related-pages': relatedPages,
  'footbridge/reviews': reviews,
  'footbridge/statistics': statistics,
  'footbridge/steps': steps,
  'footbridge/table-of-contents': tableOfContents,
  'footbridge/video': video,
  'footbridge/ways-in': waysIn,
  'footbridge/callback-form': callbackForm,
  'footbridge/crisis-box': crisisBox,
  'footbridge/facility-card': facilityCard,
  'footbridge/self-check': selfCheck,
};

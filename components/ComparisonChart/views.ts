import type { ChartId } from '@footbridge/browser/filters/filters';

/** 'unknown': its editor filled in nothing, so "No" would be a claim. */
export type Answer = 'yes' | 'no' | 'unknown';

export interface ComparedFacilityView {
  /** Names it in a choice and in a shared link: the slug of its page. */
  key: string;
  name: string;
  url: string | null;
  /** "Las Vegas, NV"; may be empty. */
  town: string;
  /** The facility's own number. */
  phone: { display: string; tel: string } | null;
}

export interface ServiceView {
  /** The model's word for it, which stays when its label changes. */
  key: string;
  name: string;
  /** One for each facility, in their order. */
  answers: Answer[];
}

export interface ChartView {
  id: ChartId;
  services: ServiceView[];
}

export interface ComparisonView {
  facilities: ComparedFacilityView[];
  /** Both charts; one may have no services. */
  charts: ChartView[];
}

/** What a visitor chose to compare, by key: nothing chosen means all. */
export type Choice = Record<ChartId | 'facilities', string[]>;

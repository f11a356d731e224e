import type { Stage } from '../types';
import { people } from '../portrait/people';
import { drawPerson } from '../portrait/draw';

/** Head and shoulders of one of the twelve people, on a soft ground of the brand's colours. */
export function portrait(stage: Stage, variant: string): void {
  const number = Number.parseInt(variant, 10);
  const person = people[((Number.isNaN(number) ? 1 : number) - 1 + people.length) % people.length];
  if (person) drawPerson(stage, person);
}

import { sites } from '@/site-config/brands';
import type { SiteCode } from '@/site-config/types';

export interface Drawing {
  scene: string;
  variant: string;
  code: SiteCode;
  width: number;
  height: number;
  focus?: number | undefined;
}

/** Until the art module is there: the brand's own gradient. */
export function drawScene({ code, width, height }: Drawing): string {
  const [from, to] = sites[code].radialGradient;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${to}"/><stop offset="1" stop-color="${from}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}

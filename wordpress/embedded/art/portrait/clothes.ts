import type { HexColor } from '@/site-config/types';
import { mix, shade } from '../core/color';
import type { Picture } from '../core/picture';

export type Cloth = 'blazer' | 'shirt' | 'turtle' | 'openCollar' | 'scarf' | 'cardigan' | 'vneck' | 'crew';

/** The body: shoulders that slope, wider for broad people. */
const body = 'M34 424C38 362 56 330 100 313C134 300 158 294 168 278Q200 312 232 278C242 294 266 300 300 313C344 330 362 362 366 424Z';

/** Clothes over neck and shoulders on the 400 × 400 sheet. */
export function clothes(pic: Picture, kind: Cloth, color: HexColor, under: HexColor): void {
  const [dim, light] = [shade(color, -0.07), shade(color, 0.07)];
  pic.path(body, pic.linear(80, 300, 340, 400, [[0, light], [0.5, color], [1, dim]]));
  pic.line('M96 424C98 392 102 372 110 352M304 424C302 392 298 372 290 352', dim, 3.4, 'opacity=".7"');
  switch (kind) {
    case 'blazer':
      pic.path('M166 280Q174 300 186 304L200 312L214 304Q226 300 234 280L242 300L200 384L158 300Z', under);
      pic.path('M166 277C154 290 144 297 138 305L156 332L148 344L200 424H206L200 376C184 342 172 310 166 277Z', light);
      pic.path('M234 277C246 290 256 297 262 305L244 332L252 344L200 424H194L200 376C216 342 228 310 234 277Z', dim);
      pic.circle(203, 408, 4, dim);
      break;
    case 'shirt':
      pic.path('M170 274L200 306L230 274L246 288L226 330L200 308L174 330L154 288Z', mix(color, '#ffffff', 0.78));
      pic.path('M200 308L206 312V424H194V312Z', light);
      pic.circle(200, 338, 2.6, dim);
      pic.circle(200, 374, 2.6, dim);
      pic.path('M170 274L200 306L174 330L154 288Z', mix(color, '#ffffff', 0.86));
      break;
    case 'turtle':
      pic.path('M166 250Q200 264 234 250L240 292Q200 306 160 292Z', color);
      pic.path('M166 250Q200 264 234 250L235 260Q200 274 165 260Z', light);
      pic.line('M162 286Q200 300 238 286', dim, 2.6);
      break;
    case 'openCollar':
      pic.path('M172 282Q200 306 228 282L214 322L200 344L186 322Z', under);
      pic.path('M168 270L154 284L168 330L198 344Q180 306 168 270Z', light);
      pic.path('M232 270L246 284L232 330L202 344Q220 306 232 270Z', dim);
      pic.line('M200 344V424', dim, 2.4);
      pic.circle(205, 372, 2.6, dim);
      break;
    case 'scarf':
      pic.path('M156 268C150 290 164 318 204 322C240 318 252 290 244 268C232 290 170 292 156 268Z', under);
      pic.path('M160 280C170 304 232 306 242 280C246 300 238 316 222 326L238 424H196L204 326C174 324 158 302 160 280Z', shade(under, -0.06));
      pic.line('M168 296Q200 312 236 296M206 332L208 424M222 332L226 424', shade(under, 0.09), 2.2, 'opacity=".7"');
      break;
    case 'cardigan':
      pic.path('M164 280Q200 310 236 280L200 392Z', mix(under, '#ffffff', 0.6));
      pic.path('M172 274L200 302L228 274L238 286L216 318L200 304L184 318L162 286Z', '#ffffff');
      pic.line('M160 282L198 396V424M240 282L202 396', light, 6);
      pic.circle(205, 410, 3.4, light);
      break;
    case 'vneck':
      pic.path('M167 276L200 338L233 276L242 288L205 352H195L158 288Z', light);
      break;
    case 'crew':
      pic.path('M166 276C172 312 228 312 234 276L243 285C238 326 162 326 157 285Z', light);
      break;
  }
}

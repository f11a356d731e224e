import type { Picture } from '../core/picture';
import { clump } from '../nature/leafy';
import type { Complexion } from './colors';
import { longBack, longFront } from './hairLong';

export type HairStyle = 'wavyBob' | 'cropped' | 'shortSwept' | 'sidePart' | 'longSide' | 'bald' | 'naturalCurls' | 'locs' | 'fringeBob' | 'bun' | 'flatTop' | 'longCurls';

/** Hair that lies behind head and neck. */
export function hairBehind(pic: Picture, style: HairStyle, c: Complexion): void {
  longBack(pic, style, c);
  if (style === 'naturalCurls') curls(pic, c.hairDark, c.hair);
}

function curls(pic: Picture, dark: string, mid: string): void {
  const chance = pic.stream('curls');
  let [back, top] = ['', ''];
  for (let i = 0; i < 17; i += 1) {
    const a = Math.PI * (0.92 + (i / 16) * 1.16);
    back += clump(chance, 200 + Math.cos(a) * 66, 146 + Math.sin(a) * 66, 24, 23, 9);
    top += clump(chance, 198 + Math.cos(a) * 58, 142 + Math.sin(a) * 60, 17, 16, 8);
  }
  pic.path(back + clump(chance, 200, 136, 70, 66, 18), dark);
  pic.path(top, mid);
}

/** Hair that lies over the forehead and temples. */
export function hairBefore(pic: Picture, style: HairStyle, c: Complexion): void {
  longFront(pic, style, c);
  switch (style) {
    case 'cropped':
      pic.path('M141 158C136 116 156 80 200 80C244 80 264 116 259 158C256 144 254 132 248 124C234 112 166 112 152 124C146 132 144 144 141 158Z', c.hair);
      pic.path('M156 112C170 92 196 86 216 88C190 92 172 102 162 116Z', c.hairLight, 'opacity=".5"');
      break;
    case 'flatTop':
      pic.path('M142 152C138 132 140 104 150 86C166 72 234 72 250 86C260 104 262 132 258 152C255 138 252 126 247 118C230 111 170 111 153 118C148 126 145 138 142 152Z', c.hair);
      pic.path('M152 92C170 80 226 79 246 90C226 86 176 87 158 98Z', c.hairLight, 'opacity=".6"');
      break;
    case 'shortSwept':
      pic.path('M139 172C128 122 150 74 204 76C256 76 274 122 260 174C258 156 256 146 250 134C236 130 222 122 212 110C200 126 170 136 152 138C146 148 142 158 139 172Z', c.hair);
      pic.path('M150 128C168 120 190 108 206 92C214 106 236 120 252 124C244 100 224 86 202 86C176 86 156 102 150 128Z', c.hairLight);
      pic.line('M164 122C182 112 196 100 206 90M222 104C230 112 240 118 250 122', c.hairDark, 1.8, 'opacity=".4"');
      break;
    case 'sidePart':
      pic.path('M140 160C132 112 152 74 204 72C252 72 268 112 260 160C258 144 255 134 249 126C224 128 190 122 172 104C166 120 152 128 148 138C144 146 142 152 140 160Z', c.hair);
      pic.path('M172 102C186 84 226 78 248 104C254 112 252 120 249 124C224 124 192 120 172 102Z', c.hairLight, 'opacity=".75"');
      pic.line('M180 100C200 112 226 116 246 114M188 92C206 100 228 104 244 102', c.hairDark, 2, 'opacity=".45"');
      break;
    case 'bald':
      pic.path('M141 180C134 160 138 134 148 122C150 140 147 160 145 180ZM259 180C266 160 262 134 252 122C250 140 253 160 255 180Z', c.hair);
      pic.path('M166 104C178 94 196 92 208 95C192 98 180 104 174 114Z', c.light, 'opacity=".7"');
      break;
    case 'naturalCurls': {
      const chance = pic.stream('front');
      let [front, light] = ['', ''];
      for (let i = 0; i < 8; i += 1) {
        front += clump(chance, 150 + i * 14.4, 112 - Math.sin((i / 7) * Math.PI) * 17, 16, 15, 8);
        light += clump(chance, 152 + i * 13, 100 - Math.sin((i / 7) * Math.PI) * 22, 8, 7, 7);
      }
      pic.path(front, c.hair);
      pic.path(light, c.hairLight);
      break;
    }
    default:
  }
}

import type { Picture } from '../core/picture';
import { n, taper } from '../core/shape';
import { clump } from '../nature/leafy';
import type { Complexion } from './colors';
import type { HairStyle } from './hair';

/** Long and put-up hair, what of it lies behind the head. */
export function longBack(pic: Picture, style: HairStyle, c: Complexion): void {
  switch (style) {
    case 'wavyBob':
      pic.path('M200 70C140 68 124 116 128 164C116 190 132 206 122 232C130 262 166 266 178 254H222C236 266 272 260 278 232C268 206 284 190 272 164C276 116 260 68 200 70Z', c.hairDark);
      break;
    case 'fringeBob':
      pic.path('M200 72C138 70 126 116 128 166L124 244C140 254 160 254 172 248H228C240 254 260 254 276 244L272 166C274 116 262 70 200 72Z', c.hairDark);
      break;
    case 'longSide':
      pic.path('M200 70C138 68 126 118 130 166C132 210 118 240 124 300C140 330 170 330 186 296L190 250H222C236 262 262 262 268 246C276 214 270 190 270 166C274 118 262 72 200 70Z', c.hairDark);
      break;
    case 'longCurls': {
      const chance = pic.stream('longcurls');
      let d = clump(chance, 200, 140, 78, 70, 18);
      for (let i = 0; i < 9; i += 1) for (const dir of [-1, 1]) d += clump(chance, 200 + dir * (70 + Math.sin(i) * 6 - i * 0.4), 128 + i * 20, 25 - i * 0.4, 22, 9);
      pic.path(d, c.hairDark);
      break;
    }
    case 'bun':
      pic.circle(200, 72, 27, c.hairDark);
      pic.path('M176 66Q198 48 224 64Q206 58 186 74Z', c.hairLight);
      break;
    case 'locs': {
      let d = '';
      for (let i = 0; i < 9; i += 1) for (const dir of [-1, 1]) {
        const x = 200 + dir * (34 + i * 4.4);
        d += taper([[x * 0.6 + 80, 92 + i * 3], [x + dir * 16, 150], [x + dir * 12, 216 + (i % 3) * 14], [x + dir * 8, 252 + (i % 4) * 12]], 13, 9);
      }
      pic.path(d, c.hairDark);
      break;
    }
    default:
  }
}

/** What of it lies before face and shoulders. */
export function longFront(pic: Picture, style: HairStyle, c: Complexion): void {
  switch (style) {
    case 'wavyBob':
      pic.path('M186 92C168 108 150 126 147 158C146 184 152 200 142 226C136 240 130 236 126 228C134 206 120 190 130 164C122 112 146 70 204 72C258 72 278 114 270 164C280 190 266 206 274 228C270 238 262 238 258 226C248 202 256 184 252 158C250 128 222 112 186 92Z', c.hair);
      pic.path('M190 84C164 94 142 122 140 158C150 124 168 106 196 94C226 108 250 124 260 156C256 116 236 88 190 84Z', c.hairLight, 'opacity=".75"');
      break;
    case 'fringeBob':
      pic.path('M148 146C144 180 150 214 146 246C138 250 130 248 124 244L128 160C126 110 150 72 200 72C250 72 274 110 272 160L276 244C270 248 262 250 254 246C250 214 256 180 252 146C224 138 176 138 148 146Z', c.hair);
      pic.path('M146 146C146 118 160 88 200 86C240 88 254 118 254 146C238 139 162 139 146 146Z', c.hair);
      pic.path('M156 112C170 96 226 92 244 110C226 102 180 104 158 124Z', c.hairLight, 'opacity=".8"');
      pic.line('M176 112V140M200 108V138M224 112V140', c.hairDark, 1.6, 'opacity=".35"');
      break;
    case 'longSide':
      pic.path('M200 90C172 100 152 124 148 158C146 200 158 236 156 284C152 318 138 328 124 306C116 250 132 210 130 166C124 112 150 70 202 70C256 70 276 114 270 166C270 190 272 214 266 236C258 226 254 200 252 162C248 126 228 102 200 90Z', c.hair);
      pic.path('M196 84C160 92 138 124 140 168C142 210 130 250 136 296C144 246 152 210 146 166C144 130 166 102 196 84Z', c.hairLight, 'opacity=".7"');
      pic.line('M204 84C236 96 258 124 262 164', c.hairLight, 3, 'opacity=".6"');
      break;
    case 'longCurls': {
      const chance = pic.stream('curlfront');
      let [front, light] = ['', ''];
      for (let i = 0; i < 7; i += 1) for (const dir of [-1, 1]) {
        const x = 200 + dir * (16 + i * 9.6 - (i > 4 ? (i - 4) * 5 : 0));
        const y = 86 + i * i * 2.6 + i * 5;
        front += clump(chance, x, y, 18, 16, 8);
        light += clump(chance, x - 4, y - 6, 9, 7, 7);
      }
      for (let i = 0; i < 6; i += 1) for (const dir of [-1, 1]) {
        const [x, y] = [200 + dir * (68 + Math.cos(i * 2) * 5), 196 + i * 19];
        front += clump(chance, x, y, 15, 13, 8);
        if (i % 2 === 0) light += clump(chance, x - 4, y - 5, 7, 6, 7);
      }
      pic.path(front, c.hair);
      pic.path(light, c.hairLight, 'opacity=".8"');
      break;
    }
    case 'bun':
      pic.path('M141 166C132 116 154 80 202 80C250 80 268 116 259 166C257 148 254 138 247 128C234 112 214 106 198 104C176 110 160 120 152 132C146 142 143 152 141 166Z', c.hair);
      pic.path('M152 128C164 106 186 90 206 86C186 96 172 108 166 120ZM246 124C240 106 224 92 208 86C222 96 232 108 236 116Z', c.hairLight);
      break;
    case 'locs': {
      pic.path('M144 148C138 108 160 78 200 78C240 78 262 108 256 148C250 128 240 116 226 112C206 104 190 106 174 112C160 118 150 130 144 148Z', c.hair);
      let d = '';
      for (let i = 0; i < 6; i += 1) for (const dir of [-1, 1]) d += taper([[200 + dir * (4 + i * 5), 86 + i * 2], [200 + dir * (24 + i * 7), 104 + i * 6], [200 + dir * (52 + i * 3.4), 128 + i * 9], [200 + dir * (63 + i * 2.4), 176 + i * 13]], 11, 8);
      pic.path(d, c.hair);
      let light = '';
      for (let i = 0; i < 6; i += 1) light += `M${n(196 - i * 5)} ${n(90 + i * 2)}Q${n(172 - i * 7)} ${n(104 + i * 6)} ${n(148 - i * 3)} ${n(130 + i * 9)}`;
      pic.line(light, c.hairLight, 2.2, 'opacity=".7"');
      break;
    }
    default:
  }
}

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
      let [mass, edge] = [clump(chance, 200, 142, 82, 76, 18), ''];
      mass += 'M122 140C104 200 100 262 122 304Q150 322 176 292L180 230H220L224 292Q250 322 278 304C300 262 296 200 278 140Z';
      for (let i = 0; i < 8; i += 1) for (const dir of [-1, 1]) {
        const [x, y] = [200 + dir * (76 + Math.sin(i * 0.45) * 18), 130 + i * 22];
        mass += clump(chance, x, y, 22, 20, 8);
        edge += clump(chance, x - dir * 10, y + 4, 14, 13, 8);
        if (i > 3) edge += clump(chance, 200 + dir * (54 + (i % 2) * 8), y + 12, 13, 12, 8);
      }
      pic.path(mass, c.hairDark);
      pic.path(edge, c.hair);
      break;
    }
    case 'bun':
      pic.circle(202, 82, 26, c.hairDark);
      pic.path('M182 74Q202 54 224 72Q206 66 190 80Z', c.hair);
      break;
    case 'locs':
      locs(pic, c.hairDark, c.hair, [0, 2, 4, 6], 1);
      break;
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
      for (let i = 0; i < 8; i += 1) for (const dir of [-1, 1]) {
        // From the parting over the temple, then down beside the cheek.
        const a = (i / 7) * 1.9;
        const [x, y] = [200 + dir * (8 + Math.sin(a) * 56), 142 - Math.cos(a) * 50 + (i > 5 ? (i - 5) * 7 : 0)];
        front += clump(chance, x, y, 17, 15, 8);
        if (i % 2 === 0) light += clump(chance, x - 3, y - 5, 9, 7, 7);
      }
      pic.path(front, c.hair);
      pic.path(light, c.hairLight, 'opacity=".8"');
      break;
    }
    case 'bun':
      pic.path('M141 166C132 116 154 80 202 80C250 80 268 116 259 166C257 148 254 138 247 128C234 112 214 106 198 104C176 110 160 120 152 132C146 142 143 152 141 166Z', c.hair);
      pic.path('M152 128C164 106 186 90 206 86C186 96 172 108 166 120ZM246 124C240 106 224 92 208 86C222 96 232 108 236 116Z', c.hairLight);
      break;
    case 'locs':
      locs(pic, c.hair, c.hairLight, [1, 3, 5], 0.8);
      pic.path('M143 140C140 104 162 78 200 78C238 78 260 104 257 140C252 124 244 112 230 106C212 100 190 100 172 106C156 112 148 124 143 140Z', c.hair);
      pic.line('M200 80Q176 92 158 118M214 81Q236 92 246 116M186 81Q164 92 150 116', c.hairLight, 2.4, 'opacity=".6"');
      break;
    default:
  }
}

/** Locs that fall from the crown past the ears, each with its own line of light. */
function locs(pic: Picture, body: string, light: string, which: readonly number[], length: number): void {
  let [strands, lines] = ['', ''];
  for (const i of which) for (const dir of [-1, 1]) {
    const x = 200 + dir * (59 + i * 3.4);
    const end = 150 + (92 + (i % 3) * 16 + i * 3) * length;
    strands += taper([[200 + dir * (34 + i * 3), 96 + i * 3], [x - dir * 4, 124 + i * 3], [x + dir * 3, (150 + end) / 2], [x - dir * 2, end]], 12, 9);
    lines += `M${n(x - 3)} ${n(136 + i * 3)}Q${n(x + dir * 4 - 2)} ${n((150 + end) / 2)} ${n(x - dir * 2 - 2)} ${n(end - 8)}`;
  }
  pic.path(strands, body);
  pic.line(lines, light, 1.8, 'opacity=".75"');
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Whether two texts are equal, in a time that says nothing about them. */
export const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

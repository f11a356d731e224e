import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';

/** WordPress's address in the texts of tests. */
process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';

export const clean = (html: string): string => cleanHtml(html).html;

import { setting } from '../../platform/env';
import { wordPressAddresses } from '../../wordpress/url/wordpress-addresses';

/**
 * Returns where staff find out how to read a lead, with `{reference}` in it: LEAD_LINK, else Tools → Leads in WordPress, at its public
 * address once WordPress has sent it. Undefined without a WordPress.
 */
export function leadLink(configured: string | undefined): string | undefined {
  if (configured || !setting('WORDPRESS_URL')) return configured;
  const [internal, own = internal] = wordPressAddresses();
  return `${own.href.replace(/\/$/, '')}/wp-admin/tools.php?page=footbridge-leads&reference={reference}`;
}

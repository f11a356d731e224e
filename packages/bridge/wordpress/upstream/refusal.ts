const BEFORE_WORDPRESS: Readonly<Record<number, string>> = {
  401: 'a login in front of WordPress wants other headers',
  403: 'a firewall in front of WordPress refuses the site',
  407: 'a proxy in front of WordPress wants a login',
};

/** Returns what a refused request means: an access that something in front of WordPress denies has a remedy of its own. */
export function refusalText(status: number): string {
  const reason = BEFORE_WORDPRESS[status];
  return reason ? `HTTP ${status}: ${reason}; see WORDPRESS_HEADERS in docs/configuration.md` : `HTTP ${status}`;
}

<?php
/**
 * The plugin "Redirection".
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Resolve;

/**
 * Its rules apply by themselves. Only the names in their queries are read here, because the front end asks with no others.
 */
final class Redirection {

	/**
	 * Returns the names of variables in the sources of its rules.
	 *
	 * @return list<string>
	 */
	public static function variables(): array {
		global $wpdb;
		if ( ! class_exists( 'Red_Item' ) ) {
			return array();
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin has no function for it.
		$sources = $wpdb->get_col( "SELECT url FROM {$wpdb->prefix}redirection_items WHERE status = 'enabled' AND url LIKE '%?%'" );
		preg_match_all( '~[?&]([\w.-]+)(?=[=&\[]|$)~m', implode( "\n", $sources ), $found );
		return array_values( array_unique( $found[1] ) );
	}
}

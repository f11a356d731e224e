<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

/**
 * The plugins "Redirection" and Yoast SEO Premium. Their rules apply by themselves. Only the names in their queries are
 * read here, because the front end asks with no others.
 */
final class Redirection {
	/** Options of Yoast SEO Premium: redirects by their source. */
	private const YOAST = array( 'wpseo-premium-redirects-export-plain', 'wpseo-premium-redirects-export-regex' );

	/** @return list<string> The names of variables in the sources of their rules. */
	public static function variables(): array {
		$sources = self::of_table();
		foreach ( self::YOAST as $option ) {
			$rules   = get_option( $option );
			$sources = array_merge( $sources, is_array( $rules ) ? array_map( 'strval', array_keys( $rules ) ) : array() );
		}
		preg_match_all( '~[?&]([\w.-]+)(?=[=&\[]|$)~m', implode( "\n", $sources ), $found );
		return array_values( array_unique( $found[1] ) );
	}

	/** @return string[] The sources with a query in the table of "Redirection". */
	private static function of_table(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The plugin has no function for it.
		return class_exists( 'Red_Item' ) ? $wpdb->get_col( "SELECT url FROM {$wpdb->prefix}redirection_items WHERE status = 'enabled' AND url LIKE '%?%'" ) : array();
	}
}

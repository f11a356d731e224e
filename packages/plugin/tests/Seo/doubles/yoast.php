<?php
/**
 * Yoast SEO, as far as its reader calls it: what `YoastSEO()->meta` answered in a WordPress where posts 2, term 4 and
 * author 6 are hidden.
 */

define( 'WPSEO_VERSION', '28.4' );

/** @return object */
function YoastSEO() {
	$meta = new class() {
		/** @param list<int|string> $arguments The id or name. */
		public function __call( string $name, array $arguments ): object {
			$hidden = array( 'for_post' => 2, 'for_term' => 4, 'for_author' => 6, 'for_post_type_archive' => 'hidden' );
			$robots = $hidden[ $name ] === $arguments[0] ? array( 'index' => 'noindex', 'follow' => 'follow' ) : array( 'index' => 'index', 'follow' => 'follow', 'max-snippet' => 'max-snippet:-1' );
			return (object) array( 'robots' => $robots );
		}
	};
	return (object) array( 'meta' => $meta );
}

<?php
/**
 * Yoast SEO, as far as its reader calls it: what `YoastSEO()->meta` answered in a WordPress where posts 2, term 4 and
 * author 6 are hidden.
 */

define( 'WPSEO_VERSION', '28.4' );

function YoastSEO() {
	// What has been read, by the id of Yoast's stored row: none outside of production, so that all share one entry.
	static $rows = array();
	$meta = new class( $rows ) {
		/** @var array<string, object> */
		private array $rows;

		public function __construct( array &$rows ) {
			$this->rows = &$rows;
		}

		public function __call( string $name, array $arguments ): object {
			$hidden = array( 'for_post' => 2, 'for_term' => 4, 'for_author' => 6, 'for_post_type_archive' => 'hidden' );
			$robots = $hidden[ $name ] === $arguments[0] ? array( 'index' => 'noindex', 'follow' => 'follow' ) : array( 'index' => 'index', 'follow' => 'follow', 'max-snippet' => 'max-snippet:-1' );
			return $this->rows[''] ??= (object) array( 'robots' => $robots );
		}
	};
	$memoizer = new class( $rows ) {
		/** @var array<string, object> */
		private array $rows;

		public function __construct( array &$rows ) {
			$this->rows = &$rows;
		}

		public function clear(): void {
			$this->rows = array();
		}
	};
	$classes = new class( $memoizer ) {
		private object $memoizer;

		public function __construct( object $memoizer ) {
			$this->memoizer = $memoizer;
		}

		public function get( string $name ): ?object {
			return 'Yoast\\WP\\SEO\\Memoizers\\Meta_Tags_Context_Memoizer' === $name ? $this->memoizer : null;
		}
	};
	return (object) array(
		'meta'    => $meta,
		'classes' => $classes,
	);
}

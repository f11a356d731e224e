<?php
// What WordPress loads to change tables: the test's ABSPATH is its own folder.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

function dbDelta( string $query ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- WordPress's own name.
	WordPress::call( __FUNCTION__, array( $query ) );
	$GLOBALS['wpdb']->has_table = true;
}
